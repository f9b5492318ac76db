import type { Lesson } from '../../../learn/lesson'
import Bilby from './Bilby.svelte'
import { screens } from './screens'

const lesson: Lesson = { Animal: Bilby, screens }

export default lesson
