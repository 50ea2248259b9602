import { countOf } from '../../../../src/validation/limits.ts'
import { message } from '../../../../src/validation/messages.ts'
import { lineAt, positionOf } from '../../../../src/validation/position.ts'
import { recordLabel } from '../../../../src/validation/recordLabel.ts'
import type { Diagnostic } from '../../../../src/validation/types.ts'
import type { SiteResult } from '../../../../src/validation/validateSite.ts'
import { adviceOf, errorReport, warningsReport } from './text.ts'

/**
 * Root causes first, because GitHub shows ten errors a step: unreadable files, invalid JSON,
 * fields, values.
 */
const WEIGHT = ['folder', 'file', 'bytes', 'json', 'field', 'record', 'request', 'media', 'locale']

const weightOf = ({ code }: Diagnostic) => {
  const weight = WEIGHT.indexOf(code.split('.')[0] ?? '')
  return weight === -1 ? WEIGHT.length : weight
}

/** One workflow command per diagnostic: GitHub shows it on its line. */
export function annotations({ faults, warnings, files }: SiteResult): string[] {
  const byWeight = [...faults].sort((a, b) => weightOf(a) - weightOf(b))
  return [
    ...byWeight.map((diagnostic) => annotation('error', diagnostic, files)),
    ...warnings.map((diagnostic) => annotation('warning', diagnostic, files)),
  ]
}

function annotation(
  level: 'error' | 'warning',
  diagnostic: Diagnostic,
  files: SiteResult['files'],
): string {
  const { file, range } = diagnostic
  const about = files.find((each) => each.file === file)
  const { line, column: col } = positionOf(about?.text ?? '', range.offset)
  const rest = lineAt(about?.text ?? '', range.offset).end - range.offset
  // GitHub's end column is the last letter itself.
  const endColumn = col + Math.max(1, Math.min(range.length, rest)) - 1
  const title = (about && recordLabel(about, diagnostic)) || file
  const properties = { file, line, endLine: line, col, endColumn, title }
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${property(`${value}`)}`,
  )
  const message = [diagnostic.sentence, ...adviceOf(diagnostic).map((each) => each.trim())].join(
    '\n',
  )
  return `::${level} ${written.join(',')}::${data(message)}`
}

const data = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')

const property = (text: string) => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C')

/** The step summary in Markdown; reports are fenced, so that values are never markup. */
export function summary(result: SiteResult, more: readonly string[]): string {
  const { faults, warnings, files } = result
  const parts = [
    faults.length > 0
      ? `## ${message('report.summary', { count: countOf(faults).count })}\n\n${fenced(errorReport(faults, files))}`
      : `## ${message('report.summary-fine', {})}`,
  ]
  if (warnings.length > 0) parts.push(fenced(warningsReport(warnings, files)))
  return `${[...parts, ...more].join('\n\n')}\n`
}

function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}
