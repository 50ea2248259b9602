import words from 'virtual:locale/desk'
import locale from 'virtual:locale/locale'

/** The desk's words, whole: one language a build, no library between them and the page. */
export { words }
export const { lang } = locale

/** Puts values into a text's {{places}}. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))

const plural = new Intl.PluralRules(lang)

/** The text for a count, of those its language has; `other` where it has no form of its own. */
export function counted(forms: Record<string, unknown>, key: string, count: number): string {
  const text = forms[`${key}_${plural.select(count)}`] ?? forms[`${key}_other`] ?? ''
  return fill(String(text), { count })
}
