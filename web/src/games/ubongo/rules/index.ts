import type { Rules } from '../../../learn/rules'
import { MODES } from '../contract.gen'
import Box from './Box.svelte'
import Gems from './Gems.svelte'
import Idea from './Idea.svelte'
import Mission from './Mission.svelte'

const OPTIONS = ['sand', 'side', 'own', 'boards', 'pieces', 'difficulty', 'rounds', 'book', 'hints', 'bots', 'tablet']

const rules: Rules = {
  sections: [
    { key: 'idea', lines: ['rules-idea-about', 'rules-idea-win'], Body: Idea },
    { key: 'box', lines: ['rules-box-about'], Body: Box },
    { key: 'mission', lines: ['rules-mission-about'], Body: Mission },
    { key: 'round', steps: ['roll', 'glass', 'cover', 'ubongo', 'ends', 'gems'].map((step) => `rules-round-${step}`) },
    { key: 'stuck', points: ['rules-stuck-again', 'rules-stuck-up', 'rules-stuck-none'] },
    { key: 'gems', lines: ['rules-gems-about'], Body: Gems },
    { key: 'end', points: ['rules-end-win', 'rules-end-mini'] },
    {
      key: 'modes',
      terms: (say) => MODES.map((mode) => [say('option-mode-is', { value: mode }), say(`rules-modes-${mode}`)]),
      lines: ['rules-modes-records'],
    },
    { key: 'hands', terms: (say) => ['mouse', 'finger', 'keys'].map((name) => [say(`rules-hands-${name}`), say(`rules-hands-${name}-is`)]) },
    { key: 'known', points: ['rules-known-own', 'rules-known-done', 'rules-known-others'] },
    { key: 'options', terms: (say) => OPTIONS.map((name) => [say(`rules-option-${name}`), say(`rules-option-${name}-is`)]) },
    {
      key: 'house',
      lines: ['rules-house-about'],
      points: ['order', 'shown', 'bag', 'enough', 'course', 'missions'].map((name) => `rules-house-${name}`),
    },
    { key: 'paper', lines: ['rules-paper-about'], pdf: true },
  ],
}

export default rules
