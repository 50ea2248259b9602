/** Rows under their headings, each column as wide as its widest cell. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows]
  const widths = headings.map((_, column) =>
    Math.max(...all.map((row) => width(row[column] ?? ''))),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell)))
      .join('  ')
      .trimEnd()
  const rule = widths.map((columnWidth) => '-'.repeat(columnWidth))
  return [headings, rule, ...rows].map(line).join('\n')
}

/** In letters, not in code units: names come with combined letters and emoji, and in isolation. */
const width = (cell: string): number =>
  [...new Intl.Segmenter().segment(cell.replace(/[\u2068\u2069]/g, ''))].length
