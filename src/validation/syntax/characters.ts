import { characterAt, type SyntaxCheck, syntaxProblem, textOf } from './syntaxCheck.ts'
import { repairs } from './syntaxError.ts'

/** A control character or backslash inside a text, or a space outside that JSON does not allow. */
export const oddCharacters: SyntaxCheck = (at) => {
  const { text, token } = at
  if (token.flaw === 'control') {
    const inside = [...textOf(at, token)].findIndex((letter) => letter.charCodeAt(0) < 0x20)
    const offset = token.offset + Math.max(0, inside)
    const [before, after] = [text.charAt(offset - 1), text.charAt(offset + 1)]
    const space = /["\s]/.test(before) || /["\s]/.test(after) ? '' : ' '
    return syntaxProblem('json.control', {}, characterAt(offset), space)
  }
  if (token.flaw === 'escape') {
    const raw = textOf(at, token)
    const slash = /(?<!\\)(?:\\\\)*\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(raw)
    const offset = token.offset + (slash ? slash.index + slash[0].length - 1 : 0)
    // File paths use slashes.
    const isName = /^"[\w-]+(?:\\[\w.-]+)+"$/.test(raw)
    const repaired = isName ? raw.replace(/\\/g, '/') : doubledBackslashes(raw)
    const edit = { offset: token.offset, length: raw.length, text: repaired }
    return syntaxProblem('json.backslash', {}, characterAt(offset), edit)
  }
  const odd =
    /^[\u00A0\u00AD\u1680\u180E\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF\v\f\u0085]/
  if (!odd.test(text.slice(token.offset))) return undefined
  const { offset } = token
  const [space, nothing] = [' ', ''].map((other) => ({ offset, length: 1, text: other }))
  const edit = [space, nothing].find((each) => each && repairs(text, each)) ?? space
  return syntaxProblem('json.odd-space', {}, characterAt(offset), edit)
}

/** True for file paths, whose backslashes are no escapes: `C:\Belgeler`, `bir\iki\uc`. */
export const looksLikePath = (raw: string) =>
  /(?<!\p{L})[A-Za-z]:\\|\\[^\s\\"]+\\[^\s\\"]+/u.test(raw)

/** Escapes single backslashes; escaped quotes and backslashes stay. */
export const doubledBackslashes = (raw: string) =>
  raw.replace(/\\(?:[\\"]|u[\dA-Fa-f]{4})|\\/g, (sign) => (sign === '\\' ? '\\\\' : sign))
