import type { Rules } from '../../../learn/rules'
import Gifts from './Gifts.svelte'
import Idea from './Idea.svelte'
import Leap from './Leap.svelte'
import Notation from './Notation.svelte'
import Placing from './Placing.svelte'

const KNOWN = ['own', 'seen', 'follow', 'open']
const OPTIONS = ['notes', 'memory', 'draw', 'timer', 'hints', 'bots']

const rules: Rules = {
  sections: [
    { key: 'idea', lines: ['rules-idea-about', 'rules-idea-win'], Body: Idea },
    { key: 'placing', lines: ['rules-placing-about', 'rules-placing-first'], Body: Placing },
    { key: 'turn', lines: ['rules-turn-about'], Body: Leap },
    { key: 'gifts', lines: ['rules-gifts-about'], Body: Gifts },
    { key: 'end', points: ['rules-end-win', 'rules-end-gift', 'rules-end-calm', 'rules-end-agreed', 'rules-end-resign'] },
    { key: 'known', lines: ['rules-known-about'], points: KNOWN.map((name) => `rules-known-${name}`) },
    { key: 'options', terms: (say) => OPTIONS.map((name) => [say(`rules-option-${name}`), say(`rules-option-${name}-is`)]) },
    {
      key: 'house',
      lines: ['rules-house-about'],
      points: ['rules-house-tribe', 'rules-house-bushes', 'rules-house-moved', 'rules-house-carried', 'rules-house-again', 'rules-house-stuck', 'rules-house-tiles', 'rules-house-calm'],
    },
    { key: 'notation', lines: ['rules-notation-about'], Body: Notation },
    { key: 'paper', lines: ['rules-paper-about'], pdf: true },
  ],
}

export default rules
