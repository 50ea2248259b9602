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
