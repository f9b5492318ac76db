import type { Rules } from '../../../learn/rules'
import { NEEDED } from '../contract.gen'
import Box from './Box.svelte'
import Duel from './Duel.svelte'
import Faces from './Faces.svelte'
import Idea from './Idea.svelte'
import Sign from './Sign.svelte'

const TOGETHER = ['start', 'roll', 'build', 'card', 'help', 'blue', 'next']
const HANDS = ['roll', 'build', 'back', 'done', 'keys', 'voice']
const OPTIONS = ['mode', 'face', 'cards', 'blue-blocks', 'strength', 'cadence', 'role', 'bots', 'tablet']
const HOUSE = ['shapes', 'beach', 'one', 'help', 'last', 'sign', 'back', 'gentle', 'die', 'turn']

const rules: Rules = {
  sections: [
    { key: 'idea', lines: ['rules-idea-about', 'rules-idea-win'], Body: Idea },
    { key: 'box', lines: ['rules-box-about'], Body: Box },
    { key: 'together', steps: TOGETHER.map((step) => `rules-together-${step}`) },
    { key: 'faces', Body: Faces },
    { key: 'kobold', lines: ['rules-kobold-about'], Body: Sign, points: ['rules-kobold-tear', 'rules-kobold-safe'] },
    { key: 'end', points: ['stone', 'beach', 'kobold', 'first', 'score'].map((name) => `rules-end-${name}`) },
    { key: 'duel', lines: ['rules-duel-about'], Body: Duel },
    { key: 'hands', terms: (say) => HANDS.map((name) => [say(`rules-hands-${name}`), say(`rules-hands-${name}-is`)]) },
    { key: 'options', terms: (say) => OPTIONS.map((name) => [say(`rules-option-${name}`), say(`rules-option-${name}-is`, NEEDED)]) },
    { key: 'house', lines: ['rules-house-about'], points: HOUSE.map((name) => `rules-house-${name}`) },
    { key: 'paper', lines: ['rules-paper-about'], pdf: true },
  ],
}

export default rules
