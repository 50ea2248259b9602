import { type SyntaxCheck, syntaxProblem, textOf } from './syntaxCheck.ts'
import { repairs } from './syntaxError.ts'

/** A control sign or a backslash inside a text, a space between the fields that is none of JSON's. */
export const oddCharacters: SyntaxCheck = (at) => {
  const { text, token } = at
  if (token.flaw === 'control') {
    const inside = [...textOf(at, token)].findIndex((letter) => letter.charCodeAt(0) < 0x20)
    const offset = token.offset + Math.max(0, inside)
    const [before, after] = [text.charAt(offset - 1), text.charAt(offset + 1)]
    const space = /["\s]/.test(before) || /["\s]/.test(after) ? '' : ' '
    return syntaxProblem('json.control', {}, { offset, length: 1 }, space)
  }
  if (token.flaw === 'escape') {
    const raw = textOf(at, token)
    const slash = /(?<!\\)(?:\\\\)*\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(raw)
    const offset = token.offset + (slash ? slash.index + slash[0].length - 1 : 0)
    // File paths use slashes.
    const isName = /^"[\w-]+(?:\\[\w.-]+)+"$/.test(raw)
    const repaired = isName ? raw.replace(/\\/g, '/') : doubledBackslashes(raw)
    const edit = { offset: token.offset, length: raw.length, text: repaired }
    return syntaxProblem('json.backslash', {}, { offset, length: 1 }, edit)
  }
  const odd =
    /^[\u00A0\u00AD\u1680\u180E\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF\v\f\u0085]/
  if (!odd.test(text.slice(token.offset))) return undefined
  const { offset } = token
  const [space, nothing] = [' ', ''].map((other) => ({ offset, length: 1, text: other }))
  const edit = [space, nothing].find((each) => each && repairs(text, each)) ?? space
  return syntaxProblem('json.odd-space', {}, { offset, length: 1 }, edit)
}

/** Doubles backslashes in a JSON string as written. */

/** `C:\Belgeler`, `\\sunucu`, `bir\iki\uc`: a place on a disk, where no sign was meant as an escape. */
export const looksLikePath = (raw: string) =>
  /(?<!\p{L})[A-Za-z]:\\|\\[^\s\\"]+\\[^\s\\"]+/u.test(raw)

/** Every single backslash doubled, which is how JSON writes one; quotes and pairs stay as they are. */
export const doubledBackslashes = (raw: string) =>
  raw.replace(/\\(?:[\\"]|u[\dA-Fa-f]{4})|\\/g, (sign) => (sign === '\\' ? '\\\\' : sign))
