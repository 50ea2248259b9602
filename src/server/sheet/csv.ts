/** How a file begins, so that Excel reads it as UTF-8. */
export const sheetHead = '\uFEFF'

/**
 * Rows for a Turkish Excel: semicolons (which it separates by where the comma is
 * decimal), CRLF, every cell quoted.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `${cells.map((value) => `"${guarded(value).replaceAll('"', '""')}"`).join(';')}\r\n`
  return rows.map(line).join('')
}

/** What a sheet computes begins so, in ASCII or in full width; blanks before it change nothing. */
const formula = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u

/**
 * Strangers write these cells. What Excel would compute, or shorten as a
 * number, gets an apostrophe and stays the text it is.
 */
function guarded(value: string): string {
  return formula.test(value) || /^[\t\r\n]|^\d+$/.test(value) ? `'${value}` : value
}
