/** The decimals of a currency's amounts (ISO 4217): 2 for EUR, 0 for JPY; none for an unknown code. */
export function decimalsOf(currency: unknown): number {
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return 0
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 0
}

/** Shows amounts in full: whole ones without decimals, others with all of the currency. */
export function inFull(amounts: readonly number[], decimals: number): Intl.NumberFormatOptions {
  const digits = amounts.every(Number.isInteger) ? 0 : decimals
  return { minimumFractionDigits: digits, maximumFractionDigits: digits }
}
