import { lineAt } from '../position.ts'
import { characterAt, rangeOfToken, type SyntaxCheck, syntaxProblem } from './syntaxCheck.ts'
import { repairs } from './syntaxError.ts'

/** Text before the first or after the last bracket. */
export const outside: SyntaxCheck = ({ text, want, token, last }) => {
  if (want === 'end' && token.kind === '{')
    return syntaxProblem('json.outside-list', {}, rangeOfToken(token))
  if (want === 'end') {
    const edit = { offset: token.offset, length: text.length - token.offset, text: '' }
    const scrap = /^[\s,;.{}[\]]+$/.test(text.slice(token.offset)) ? edit : undefined
    return syntaxProblem('json.after-end', {}, rangeOfToken(token), scrap)
  }
  if (last !== undefined) return undefined
  const start = text.indexOf('{')
  if (start === -1 && /^\s*["{}[\]:,]|^\s*\d|": /.test(text))
    return syntaxProblem('json.head-lost', {}, characterAt(token.offset))
  if (start === -1) return syntaxProblem('json.no-content', {}, characterAt(token.offset))
  const edit = { offset: token.offset, length: start - token.offset, text: '' }
  if (start <= token.offset || !repairs(text, edit))
    return syntaxProblem('json.head-lost', {}, characterAt(token.offset))
  return syntaxProblem('json.before-start', {}, characterAt(token.offset), edit)
}

/** Prefixes of copied lines: date and sender of a chat, number, bullet, `>`. */
const PREFIX =
  /^[ \t]*((?:\[\d{1,2}[./]\d{1,2}[./]\d{2,4}[^\]\n]*\]\s*[^:"{}\n]{1,40}:|\d{1,2}[./]\d{1,2}[./]\d{2,4}[^"{}[\]\n]{0,40}:|\d{1,4}\s*(?:[.)|]|:(?=\s))|[-•*+>–—·▪◦]+)[ \t]*)(?=["{}[\]])/

/** The line is valid except for a prefix. */
export const linePrefix: SyntaxCheck = ({ text, token, last }) => {
  const { start, text: line } = lineAt(text, token.offset)
  const prefix = PREFIX.exec(line)
  if (!prefix?.[1] || (last && last.offset >= start && last.kind === 'string')) return undefined
  const offset = start + prefix[0].length - prefix[1].length
  const written = prefix[1].trimEnd()
  const edit = { offset, length: prefix[1].length, text: '' }
  const whole = repairs(text, edit)
  // A minus before a bracket or a lone number is probably no copied prefix.
  if (!whole && /^[-\d]/.test(written)) return undefined
  const range = { offset, length: written.length }
  return syntaxProblem('json.line-prefix', {}, range, whole ? edit : undefined)
}

/** One wrong or extra character, if exactly one replacement repairs the file. */
export const oneSign: SyntaxCheck = ({ text, token }) => {
  const { offset } = token
  const range = characterAt(offset)
  const here = text.charAt(offset)
  if (here === '"' || /[\p{L}\d]/u.test(here)) return undefined
  const signs = ['{', '}', '[', ']', ',', ':', ''].filter((sign) => sign !== here)
  const cures = signs.filter((sign) => repairs(text, { ...range, text: sign }))
  const [sign] = cures
  if (sign === undefined || cures.length > 1) return undefined
  const edit = { ...range, text: sign }
  return sign === ''
    ? syntaxProblem('json.stray-sign', { sign: here }, range, edit)
    : syntaxProblem('json.other-sign', { sign }, range, edit)
}
