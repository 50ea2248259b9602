import { textRule } from './plain-text.ts'

/** Zero-width, soft-hyphen, direction and control characters; the joiner is allowed inside emoji. */
const INVISIBLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|(?<![\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}\uFE0F])\u200D|\p{Surrogate}/u
const EVERY_INVISIBLE = new RegExp(INVISIBLE.source, 'gu')

/** Texts hold only characters one can see, each letter in one piece. */
export const cleanCharacters = textRule('clean-characters', [
  { code: 'text.invisible', find: INVISIBLE, repair: (text) => text.replace(EVERY_INVISIBLE, '') },
  { code: 'text.break', find: /[\t\n\r\u2028\u2029]/, repair: (text) => text.replace(/\s+/g, ' ').trim() },
  { code: 'text.composed', find: /\p{Letter}\p{Mark}+/u, repair: (text) => text.normalize('NFC') },
])
