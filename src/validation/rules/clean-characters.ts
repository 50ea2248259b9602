import { textRule } from './plain-text.ts'

/** Control and format characters, zero-width ones among them; the joiner is allowed inside emoji. */
const INVISIBLE =
  /(?![\t\n\r\u200D])[\p{Cc}\p{Cf}]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\p{Cs}/u
const EVERY_INVISIBLE = new RegExp(INVISIBLE.source, 'gu')

/** Texts have visible characters only, each letter as one code point. */
export const cleanCharacters = textRule('clean-characters', [
  { code: 'text.invisible', find: INVISIBLE, repair: (text) => text.replace(EVERY_INVISIBLE, '') },
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
  { code: 'text.lost-letter', find: /(?<![^\s“(])\p{L}*\?\p{Ll}/u },
  {
    // Arabic and other scripts write vowels as marks.
    code: 'text.composed',
    find: /\p{Script=Latin}\p{Mark}+/u,
    repair: (text) => text.normalize('NFC'),
  },
])
