import type { Lesson } from '../../../learn/lesson'
import Meerkat from './Meerkat.svelte'
import { screens } from './screens'

const lesson: Lesson = { Animal: Meerkat, screens }

export default lesson
