import { say } from '../language.ts'
import type { Verdict } from '../site.ts'
import type { Fault } from '../types.ts'
import { entryOf } from './entry.ts'
import { adviceOf, reportOf, warningsReport } from './text.ts'

/**
 * What hides the rest stands first, because the page shows ten errors a step: a file
 * that cannot be read, then one that is no JSON, then fields, then what is in them.
 */
const WEIGHT = ['folder', 'file', 'bytes', 'json', 'field', 'record', 'request', 'media', 'locale']

const weightOf = ({ code }: Fault) => {
  const weight = WEIGHT.indexOf(code.split('.')[0] ?? '')
  return weight === -1 ? WEIGHT.length : weight
}

/** One workflow command a fault: the page shows it on its very line. */
export function annotations({ faults, warnings, files }: Verdict): string[] {
  const byWeight = [...faults].sort((a, b) => weightOf(a) - weightOf(b))
  return [
    ...byWeight.map((fault) => annotation('error', fault, files)),
    ...warnings.map((fault) => annotation('warning', fault, files)),
  ]
}

function annotation(level: 'error' | 'warning', fault: Fault, files: Verdict['files']): string {
  const { file, line, endLine, column, endColumn, record } = entryOf(fault, files)
  const title = record || file
  // GitHub's end column is the last letter itself.
  const properties = { file, line, endLine, col: column, endColumn: endColumn - 1, title }
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${property(`${value}`)}`,
  )
  const message = [fault.sentence, ...adviceOf(fault).map((each) => each.trim())].join('\n')
  return `::${level} ${written.join(',')}::${data(message)}`
}

const data = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')

const property = (text: string) => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C')

/** Everything in Markdown, for the summary of the step. Reports stand in a fence, so that nothing in them is markup. */
export function summary(verdict: Verdict, more: readonly string[]): string {
  const { faults, warnings, files } = verdict
  const parts = [
    faults.length > 0
      ? `## ${say('report.summary', { count: faults.length })}\n\n${fenced(reportOf(faults, files))}`
      : `## ${say('report.summary-fine', {})}`,
  ]
  if (warnings.length > 0) parts.push(fenced(warningsReport(warnings, files)))
  return `${[...parts, ...more].join('\n\n')}\n`
}

function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}
