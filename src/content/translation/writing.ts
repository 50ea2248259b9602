/** Undefined for a malformed code, such as one that is being typed. */
function localeOf(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language)
  } catch {
    return undefined
  }
}

/** The direction of a language. Right-to-left scripts: Unicode, Bidi_Class R and AL. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script = '' } = localeOf(language)?.maximize() ?? {}
  return fromTheRight.has(script) ? 'rtl' : 'ltr'
}

const fromTheRight = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** The name of a language in another one; its code if it has none. */
export function languageNameIn(shown: string, language: string): string {
  const code = localeOf(language)?.baseName
  return (code && new Intl.DisplayNames([shown], { type: 'language' }).of(code)) || language
}

/** A language's own name with a capital: `English`, `Deutsch`. */
export function ownNameOf(language: string): string {
  if (!localeOf(language)) return language
  const name = languageNameIn(language, language)
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The language's `Intl` tag with digits and calendar fixed, equal in all engines. */
export const formatTagOf = (language: string): string => `${language}-u-ca-gregory-nu-latn`

/** The BCP 47 tag for `Intl` of a page's language, with the region of the texts (`en_GB`). */
export const formatTagIn = (language: string, openGraphLocale: string): string =>
  formatTagOf(inRegion(openGraphLocale.replace('_', '-'), language))

/** How a language writes days in figures in a country (CLDR): `d.m.y`, `d-m-y`, `d/m/y`. */
export function dayFormOf(language: string, country: string): string {
  const tag = `${language.split('-')[0]}-${country}-u-ca-gregory-nu-latn`
  return new Intl.DateTimeFormat(tag, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(0)
    .map(({ type, value }) => (type === 'literal' ? value : type.charAt(0)))
    .join('')
}

/** The language with a region; without it if the value is malformed. */
const inRegion = (named: string, language: string): string =>
  localeOf(named)?.language === localeOf(language)?.language ? named : language

/** The currency sign of a language: `€`, `CHF`. */
export const signOf = (currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** Whether texts with this language's code are French, of any country. */
export const isFrench = (language: string): boolean => localeOf(language)?.language === 'fr'

/** A French text that breaks no line before `; : ! ? »`, after `«` or in `11 h 30`. */
export const inFrenchSpaces = (text: string): string =>
  text.replace(/ (?=[;:!?»])|(?<=«) |(?<=\d) (?=h\b)|(?<=\d h) (?=\d)/g, '\u00a0')

/** Isolates left-to-right text, such as a phone number (Unicode, isolates). */
export const isolated = (text: string): string => `\u2066${text}\u2069`
