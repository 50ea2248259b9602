import { type Diagnose, diagnosis, rangeOfToken } from './diagnosis.ts'
import { makesWhole } from './repair.ts'

/** What stands before the first or after the last sign of the file. */
export const outside: Diagnose = ({ text, want, token, last }) => {
  if (want === 'end' && token.kind === '{')
    return diagnosis('json.outside-list', {}, rangeOfToken(token))
  if (want === 'end') {
    const edit = { offset: token.offset, length: text.length - token.offset, text: '' }
    const scrap = /^[\s,;.{}[\]]+$/.test(text.slice(token.offset)) ? edit : undefined
    return diagnosis('json.after-end', {}, rangeOfToken(token), scrap)
  }
  if (last !== undefined) return undefined
  const start = text.indexOf('{')
  if (start === -1 && /^\s*["{}[\]:,]|^\s*\d|": /.test(text))
    return diagnosis('json.head-lost', {}, { offset: token.offset, length: 1 })
  if (start === -1) return diagnosis('json.no-content', {}, { offset: token.offset, length: 1 })
  const edit = { offset: token.offset, length: start - token.offset, text: '' }
  if (start <= token.offset || !makesWhole(text, edit))
    return diagnosis('json.head-lost', {}, { offset: token.offset, length: 1 })
  return diagnosis('json.before-start', {}, { offset: token.offset, length: 1 }, edit)
}
