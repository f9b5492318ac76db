import type { Lesson } from '../../../learn/lesson'
import Mole from './Mole.svelte'
import { screens } from './screens'

const lesson: Lesson = { Animal: Mole, screens, aloud: true }

export default lesson
