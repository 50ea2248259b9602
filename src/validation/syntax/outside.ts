import { lineAt, positionOf } from '../position.ts'
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

const FENCE = /^[ \t]*`{3}.*(?:\r?\n|$)/gm
// Before the indentation; a dash after it is a bullet.
const REMOVED = /^[-−–][ \t]{2,}["{}[\]].*(?:\r?\n|$)/gm
const ADDED = /^\+(?=[ \t]*["{}[\]])/gm
const NUMBER = /^[ \t]*\d{1,4}[.:)|]?[ \t]+(?=\S)/gm

/** What a whole text was copied with: fences of code, marks of changes, numbers of lines. */
export const copiedMarks: SyntaxCheck = ({ text }) => {
  const bare = text.replace(FENCE, '')
  const marks = [
    { code: 'json.fence', signs: [FENCE], cured: bare },
    {
      code: 'json.change-marks',
      signs: [REMOVED, ADDED],
      cured: bare.replace(REMOVED, '').replace(ADDED, ''),
    },
    { code: 'json.line-numbers', signs: [NUMBER], cured: text.replace(NUMBER, '') },
  ] as const
  for (const { code, signs, cured } of marks) {
    const edit = { offset: 0, length: text.length, text: cured }
    if (cured === text || !repairs(text, edit)) continue
    const marked = signs.flatMap((sign) => [...text.matchAll(sign)].map(({ index }) => index))
    if (code === 'json.line-numbers' && marked.length === 1) continue
    const places = marked.sort((a, b) => a - b).map((at) => positionOf(text, at).line)
    const range = characterAt(marked[0] ?? 0)
    const lines = places.slice(0, MOST_LINES).join(', ')
    // Dashes alone may be bullets of a list, whose lines must stay.
    const isSure = code !== 'json.change-marks' || text.search(ADDED) !== -1
    return syntaxProblem(code, { lines }, range, isSure ? edit : undefined)
  }
  return undefined
}

/** Lines named in a message. */
const MOST_LINES = 20

/** A line of words between records, such as one of a chat. */
export const noRecord: SyntaxCheck = ({ text, token }) => {
  const { start, end, text: line } = lineAt(text, token.offset)
  const [above, below] = [text.slice(0, start).trimEnd(), text.slice(end).trimStart()]
  const inList = /\},?$/.test(above) ? /^[{\]]/ : /[[,]$/.test(above) ? /^\{/ : /^$/
  const edit = { offset: start, length: end - start + 1, text: '' }
  if (!/\p{L}/u.test(line) || /"\s*:|[{}]/.test(line) || !inList.test(below)) return undefined
  const range = { offset: start + line.search(/\S/), length: line.trim().length }
  return repairs(text, edit) ? syntaxProblem('json.no-record', {}, range, edit) : undefined
}

/** Prefixes of copied lines: date and sender of a chat, number, bullet, `>`. */
const PREFIX =
  /^[ \t]*((?:\[\d{1,2}[./]\d{1,2}[./]\d{2,4}[^\]\n]*\]\s*[^:"{}\n]{1,40}:|\d{1,2}[./]\d{1,2}[./]\d{2,4}[^"{}[\]\n]{0,40}:|\d{1,4}\s*(?:[.)|]|:(?=\s)|[ \t]+(?=["{[]))|[-•*+>–—·▪◦]+)[ \t]*)(?=["{}[\]])/

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
