/** The decimals of a currency's amounts (ISO 4217): 2 for EUR, 0 for JPY; none for an unknown code. */
export function decimalsOf(currency: unknown): number {
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return 0
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 0
}

/** Shows amounts in full: whole ones without decimals, others with all of the currency. */
export function inFull(amounts: readonly number[], decimals: number): Intl.NumberFormatOptions {
  const isWhole = amounts.every(Number.isInteger)
  // A currency that is being typed has no decimals, and must not hide those of an amount.
  return {
    minimumFractionDigits: isWhole ? 0 : decimals,
    maximumFractionDigits: isWhole ? 0 : Math.max(decimals, 6),
  }
}

/** How an amount is written: the currency's decimals, and the language's sign before them. */
export type AmountForm = { decimals: number; point: string }

export function amountForm(language: string, decimals: number): AmountForm {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5)
  return { decimals, point: parts.find(({ type }) => type === 'decimal')?.value ?? '.' }
}

const UNIT =
  /(?<!\p{L})(?:tl|try|lira|eur|euro|chf|s?fr|franken|gbp|pounds?|usd)\.?(?!\p{L})|\p{Sc}/giu

/**
 * An amount as people write it: `12000`, `12.000`, `12 000 TL`, `12.000,00`, `12’000.–`, `28,62`.
 * Undefined if ambiguous: of cents, `1,5` has too few decimals.
 */
export function readAmount(written: string, { decimals, point }: AmountForm): number | undefined {
  const bare = written
    .replace(UNIT, '')
    .trim()
    .replace(/[.,][-–—]+$/, '')
  // Three figures after a sign are thousands, unless the currency has thousandths.
  const signs = decimals === 3 ? [point === ',' ? '.' : ','] : ['.', ',']
  const grouped = [...signs, "\\s_'\u2019"]
    .map((sign) => `[1-9]\\d{0,2}(?:[${sign}]\\d{3})+`)
    .join('|')
  const cents = decimals > 0 ? `0|00|\\d{${decimals}}` : '0|00'
  const form = new RegExp(`^(${grouped}|\\d+)(?:[.,](${cents}))?$`)
  const [, whole, part = ''] = form.exec(bare) ?? []
  if (whole === undefined) return undefined
  const amount = Number(`${whole.replace(/\D/g, '')}.${part}`)
  return Number.isSafeInteger(Math.floor(amount)) ? amount : undefined
}
