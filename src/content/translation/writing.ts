/** The direction of a language. Right-to-left scripts: Unicode, Bidi_Class R and AL. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize()
  return fromTheRight.has(script) ? 'rtl' : 'ltr'
}

const fromTheRight = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** A language's own name with a capital: `English`, `Deutsch`. */
export function ownNameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The language's `Intl` tag with digits and calendar fixed, equal in all engines. */
export const formatTagOf = (language: string): string => `${language}-u-ca-gregory-nu-latn`

/** The currency sign of a language: `€`, `CHF`. */
export const signOf = (currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** Isolates left-to-right text, such as a phone number (Unicode, isolates). */
export const isolated = (text: string): string => `\u2066${text}\u2069`
