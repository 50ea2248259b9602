import { resolve } from 'node:path'
import { columnsOf } from './columns.ts'

/** Aligned columns under headings. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows]
  const widths = headings.map((_, column) =>
    Math.max(...all.map((row) => columnsOf(row[column] ?? ''))),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - columnsOf(cell)))
      .join('  ')
      .trimEnd()
  const rule = widths.map((columnWidth) => '-'.repeat(columnWidth))
  return [headings, rule, ...rows].map(line).join('\n')
}

/** Rows of cells as Markdown. */
export const markdownTable = (header: string[], rows: string[][]): string =>
  [header, header.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(escaped).join(' | ')} |`)
    .join('\n')

/** A bar would end the cell, an angle bracket would start a tag. */
const escaped = (cell: string) => cell.replaceAll('|', '\\|').replaceAll('<', '&lt;')

/** A usage text: what each call of an npm script does. */
export function usageText(
  heading: string,
  script: string,
  calls: readonly (readonly [words: string, does: string])[],
): string {
  const width = Math.max(...calls.map(([words]) => words.length))
  const lines = calls.map(([words, does]) => `  npm run ${script}${words.padEnd(width)}  ${does}`)
  return [heading, ...lines].join('\n')
}

/** npm changes the working directory: resolves a file against the caller's. */
export const callersFile = (file: string): string => resolve(process.env.INIT_CWD ?? '', file)

/** Prints an error's message and sets exit code 1. */
export function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
