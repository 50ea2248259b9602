import { textRule } from './plain-text.ts'

/** Marks of direction, which texts from right to left need. */
const DIRECTION = /[\u200E\u200F\u061C]/g
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** In emoji, and in words of scripts whose letters join. */
const JOINER = '[\\u200C\\u200D]'
const JOINING = '[^\\P{L}\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]'
const BEFORE = `(?:${JOINING}|[\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}])`
const BEHIND = `(?:${JOINING}|\\p{Extended_Pictographic})`

/** Letters behind a flag, for a part of a country. */
const TAG = '[\\u{E0020}-\\u{E007F}]'

/** Control and format characters; not joiners, marks of direction and tags where they belong. */
const INVISIBLE = new RegExp(
  [
    `(?![\\t\\n\\r\\u200C-\\u200F\\u061C]|${TAG})[\\p{Cc}\\p{Cf}]|\\p{Cs}`,
    `${JOINER}(?:(?<!${BEFORE}.)|(?!${BEHIND}))`,
    `${TAG}(?<!\\u{1F3F4}${TAG}{1,6})`,
  ].join('|'),
  'gu',
)

/** Bullets of fonts that only Word has, and places of pictures. */
const BOX = /[\p{Co}\uFFFC]/u

/** Line breaks, tabs and wide spaces. No-break spaces are correct between a number and its unit. */
const BREAK = /[\t\n\r\u2028\u2029]/
const ODD_SPACE = /[\u2000-\u200A\u205F\u3000]/

/** Arabic and other scripts write vowels as marks, and some letters have no code point. */
const COMPOSED = /\p{Script=Latin}\p{Mark}+/u

/** A text without everything that the rules below report: each alone may hide another. */
const mend = (text: string): string =>
  (RIGHT_TO_LEFT.test(text) ? text : text.replace(DIRECTION, ''))
    .replace(INVISIBLE, '')
    .replace(new RegExp(`${BOX.source}|${BREAK.source}|${ODD_SPACE.source}`, 'gu'), ' ')
    .replace(new RegExp(COMPOSED.source, 'gu'), (letter) => letter.normalize('NFC'))
    .replace(/\s{2,}/g, ' ')
    .trim()

/** Texts have visible characters only, each letter as one code point. */
export const cleanCharacters = textRule([
  { code: 'text.invisible', find: new RegExp(INVISIBLE.source, 'u'), repair: mend },
  {
    code: 'text.invisible',
    find: new RegExp(DIRECTION.source),
    only: (text) => !RIGHT_TO_LEFT.test(text),
    repair: mend,
  },
  { code: 'text.box', find: BOX, repair: mend },
  { code: 'text.break', find: BREAK, repair: mend },
  { code: 'text.odd-space', find: ODD_SPACE, repair: mend },
  // Begins with the sign, which is rare: a search for the word reads every text twice.
  { code: 'text.lost-letter', find: /\?(?<=(?<![^\s“(])\p{L}*\?)\p{Ll}/u },
  {
    code: 'text.composed',
    find: COMPOSED,
    only: (text) => text !== text.normalize('NFC'),
    repair: mend,
  },
])

/** No leading, trailing or doubled spaces. A blank text counts as empty. */
export const tidySpaces = textRule([
  { code: 'value.empty', find: /^\s+$/ },
  // Without the lookbehind, a search tries each space of a run.
  { code: 'text.edge-space', find: /^\s+|(?<!\s)\s+$/, repair: mend },
  { code: 'text.double-space', find: /\s{2,}/, repair: mend },
])
