/** The direction a language is written in. Which scripts run from the right: Unicode, Bidi_Class R and AL. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize()
  return fromTheRight.has(script) ? 'rtl' : 'ltr'
}

const fromTheRight = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** What a language calls itself, as at the start of a line: `English`, `Deutsch`. */
export function ownNameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** How `Intl` is asked for a language: with the digits and the calendar that all engines take for it. */
export const formatTagOf = (language: string): string => `${language}-u-ca-gregory-nu-latn`

/** How a language writes a currency beside a figure: `€`, `CHF`. */
export const signOf = (currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** Text in a language from the left, a phone's figures in their order, whatever stands around it (Unicode, isolates). */
export const isolated = (text: string): string => `\u2066${text}\u2069`
