import { parse } from 'csv-parse/sync'
import { contextOf, type Words } from '../../../src/content/translation/entries.ts'
import type { TextState } from '../../../src/content/translation/texts.ts'

/** The CSV columns of Weblate (docs.weblate.org, "CSV files"). */
const columns = ['context', 'source', 'target', 'fuzzy'] as const
type Cells = Record<(typeof columns)[number], string>

/** A translation with its row in the list, as spreadsheets count. */
export type Row = Words & { row: number }

const cell = (text: string) =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** All texts of a language; `fuzzy` marks stale translations. */
export function csvOf(texts: readonly TextState[]): string {
  const rows = texts.map((text) => [
    contextOf(text),
    text.text,
    text.words ?? '',
    text.state === 'stale' ? 'True' : '',
  ])
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('')
}

/** Translations by context. Empty and fuzzy rows are skipped. Throws an Error for other files. */
export function wordsIn(csv: string): Map<string, Row> {
  // Spreadsheets in languages with a decimal comma write semicolons.
  const delimiter = /^\uFEFF?"?context"?;/.test(csv) ? ';' : ','
  const rows: Cells[] = parse(csv, { columns: true, bom: true, delimiter, skip_empty_lines: true })
  const lacking = columns.filter((name) => name !== 'fuzzy' && !(name in (rows[0] ?? {})))
  if (lacking.length > 0) throw new Error(`The list has no column ${lacking.join(', ')}.`)
  return new Map(
    rows
      .map((cells, index) => ({ ...cells, row: index + 2 }))
      .filter(({ target, fuzzy }) => target.trim() !== '' && !/^true$/i.test(fuzzy ?? ''))
      .map(({ context, source, target, row }) => [context, { from: source, words: target, row }]),
  )
}
