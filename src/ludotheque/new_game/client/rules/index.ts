import type { Rules } from '../../../learn/rules'

const rules: Rules = {
  sections: [
    { key: 'idea', lines: ['rules-idea-about'] },
    { key: 'round', steps: ['rules-round-prize', 'rules-round-name', 'rules-round-open'] },
    { key: 'end', lines: ['rules-end-most'] },
  ],
}

export default rules
