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

/** Texts have visible characters only, each letter as one code point. */
export const cleanCharacters = textRule([
  {
    code: 'text.invisible',
    find: new RegExp(INVISIBLE.source, 'u'),
    repair: (text) => text.replace(INVISIBLE, ''),
  },
  {
    code: 'text.invisible',
    find: new RegExp(DIRECTION.source),
    only: (text) => !RIGHT_TO_LEFT.test(text),
    repair: (text) => text.replace(DIRECTION, ''),
  },
  {
    // Of fonts that only Word has, and places of pictures.
    code: 'text.box',
    find: /[\p{Co}\uFFFC]/u,
    repair: (text) => text.replace(/\s*[\p{Co}\uFFFC]\s*/gu, ' ').trim(),
  },
  {
    code: 'text.break',
    find: /[\t\n\r\u2028\u2029]/,
    repair: (text) => text.replace(/\s+/g, ' ').trim(),
  },
  {
    // No-break spaces are correct between a number and its unit.
    code: 'text.odd-space',
    find: /[\u2000-\u200A\u205F\u3000]/,
    repair: (text) =>
      text
        .replace(/[\u2000-\u200A\u205F\u3000]/g, ' ')
        .replace(/ {2,}/g, ' ')
        .trim(),
  },
  // Begins with the sign, which is rare: a search for the word reads every text twice.
  { code: 'text.lost-letter', find: /\?(?<=(?<![^\s“(])\p{L}*\?)\p{Ll}/u },
  {
    // Arabic and other scripts write vowels as marks, and some letters have no code point.
    code: 'text.composed',
    find: /\p{Script=Latin}\p{Mark}+/u,
    only: (text) => text !== text.normalize('NFC'),
    repair: (text) => text.normalize('NFC'),
  },
])
