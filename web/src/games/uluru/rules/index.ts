import type { Rules } from '../../../learn/rules'
import { MODES } from '../contract.gen'
import Cards from './Cards.svelte'
import Example from './Example.svelte'
import Idea from './Idea.svelte'
import Places from './Places.svelte'

const MEANINGS = ['contrary', 'copy', 'two', 'self', 'circle', 'absent', 'missing']
const OPTIONS = ['sand', 'own', 'rounds', 'second', 'turns', 'hints', 'bots']

const rules: Rules = {
  sections: [
    { key: 'idea', lines: ['rules-idea-land', 'rules-idea-win'], Body: Idea },
    { key: 'board', lines: ['rules-board-about'], Body: Places },
    { key: 'cards', lines: ['rules-cards-about'], Body: Cards },
    { key: 'meaning', terms: (say) => MEANINGS.map((name) => [say(`rules-${name}`), say(`rules-${name}-is`)]) },
    { key: 'example', lines: ['rules-example-about'], Body: Example },
    {
      key: 'round',
      steps: ['rules-round-deal', 'rules-round-seat', 'rules-round-done', 'rules-round-judge', 'rules-round-next', 'rules-round-win'],
    },
    {
      key: 'modes',
      terms: (say) => MODES.map((mode) => [say('option-mode-is', { value: mode }), say(`rules-modes-${mode}`)]),
      lines: ['rules-modes-solo'],
    },
    { key: 'options', terms: (say) => OPTIONS.map((name) => [say(`rules-option-${name}`), say(`rules-option-${name}-is`)]) },
    {
      key: 'house',
      lines: ['rules-house-about'],
      points: ['rules-house-hand', 'rules-house-circle', 'rules-house-two', 'rules-house-stones', 'rules-house-talk'],
    },
    { key: 'paper', lines: ['rules-paper-about'], pdf: true },
  ],
}

export default rules
