import { parse } from 'csv-parse/sync'
import { contextOf, type Words } from '../../src/content/translation/entries.ts'
import type { TextState } from '../../src/content/translation/languageState.ts'

/** As Weblate and its like read and write them (docs.weblate.org, "CSV files"). */
const columns = ['context', 'source', 'target', 'fuzzy'] as const
type Row = Record<(typeof columns)[number], string>

const cell = (text: string) =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** All texts of a language as a list for translators: `fuzzy` is what was translated from other words. */
export function csvOf(texts: readonly TextState[]): string {
  const rows = texts.map((text) => [
    contextOf(text),
    text.text,
    text.words ?? '',
    text.state === 'stale' ? 'True' : '',
  ])
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('')
}

/**
 * What a translator's list says, by context. A row without words, or still marked as
 * doubtful, says nothing. Throws an Error for a list without the columns, or that is none.
 */
export function wordsIn(csv: string): Map<string, Words> {
  const rows: Row[] = parse(csv, { columns: true, bom: true, skip_empty_lines: true })
  const lacking = columns.filter((name) => name !== 'fuzzy' && !(name in (rows[0] ?? {})))
  if (lacking.length > 0) throw new Error(`The list has no column ${lacking.join(', ')}.`)
  return new Map(
    rows
      .filter(({ target, fuzzy }) => target.trim() !== '' && !/^true$/i.test(fuzzy ?? ''))
      .map(({ context, source, target }) => [context, { from: source, words: target }]),
  )
}
