import { diagnosticAt } from '../diagnostic.ts'
import type { Leaf, Rule } from '../types.ts'

/** `locale.json` has the language of its folder and a valid direction. */
export const localeLanguage: Rule = {
  scope: 'leaf',
  *check({ path, value }: Leaf, doc) {
    const { role } = doc
    if (role.kind !== 'locale') return
    const right = (meant: string) => ({ instead: meant, expected: JSON.stringify(meant) })
    if (role.name === 'common' && path[0] === 'openGraphLocale' && typeof value === 'string') {
      const code = socialCode(value, role.language)
      if (value.trim() !== '' && value !== code)
        yield diagnosticAt('locale.social-code', {}, doc, path, right(code))
    }
    if (role.name !== 'locale') return
    if (path[0] === 'lang' && value !== role.language)
      yield diagnosticAt('locale.language', {}, doc, path, right(role.language))
    if (path[0] === 'dir' && value !== 'ltr' && value !== 'rtl')
      yield diagnosticAt('locale.direction', {}, doc, path, right('ltr'))
  },
}

/** Language and country in Open Graph's form: `tr_TR`. */
function socialCode(written: string, language: string): string {
  const [code = '', country = ''] = language.split('-')
  const named = /^([a-z]{2,3})[-_ ]([a-z]{2})$/i.exec(written.trim())
  if (named?.[1]?.toLowerCase() === code && named[2]) return `${code}_${named[2].toUpperCase()}`
  return `${code}_${(country || code).toUpperCase()}`
}
