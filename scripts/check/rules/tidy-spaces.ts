import { textRule } from './plain-text.ts'

/** No space at the ends of a text, none doubled inside. A text of spaces alone counts as empty. */
export const tidySpaces = textRule('tidy-spaces', [
  { code: 'value.empty', find: /^\s+$/ },
  {
    code: 'text.edge-space',
    find: /^\s+|\s+$/,
    repair: (text) => text.trim().replace(/ {2,}/g, ' '),
  },
  { code: 'text.double-space', find: /\s{2,}/, repair: (text) => text.replace(/\s{2,}/g, ' ') },
])
