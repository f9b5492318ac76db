import type { Lesson } from '../../../learn/lesson'
import Fennec from './Fennec.svelte'
import { screens } from './screens'

const lesson: Lesson = { Animal: Fennec, screens }

export default lesson
