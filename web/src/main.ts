import { mount } from 'svelte'
import App from './App.svelte'
import { settleIn } from './app/update.svelte'
import './paper.css'

const target = document.getElementById('app')
if (target !== null) mount(App, { target })

// after everything that the page itself needs
addEventListener('load', () => void settleIn())
