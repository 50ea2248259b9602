import { diagnosticAt } from '../diagnostic.ts'
import { memberAt } from '../jsonPath.ts'
import type { Diagnostic, Rule, Site } from '../types.ts'

const SLOT = '{{clinic}}'

/** The clinic's name omits the words that locale texts add to it. */
export const bareName: Rule = {
  scope: 'site',
  *check({ docs }: Site): Iterable<Diagnostic> {
    const clinic = docs.get('content/clinic.json')
    if (!clinic) return
    const { language } = clinic.role
    const name = memberAt(clinic.value, 'name')
    const siteName = memberAt(docs.get(`locales/${language}/common.json`)?.value, 'siteName')
    if (typeof name !== 'string' || typeof siteName !== 'string') return
    const bare = withoutAdded(name, siteName, language)
    if (bare !== '' && bare !== name)
      yield diagnosticAt('clinic.name-suffix', {}, clinic, ['name'], { instead: bare })
  },
}

/** `Mercan Di\u015f Klini\u011fi` and `{{clinic}} Di\u015f Klini\u011fi` leave `Mercan`; case is ignored. */
function withoutAdded(name: string, siteName: string, language: string): string {
  const [before = '', behind = ''] = siteName.split(SLOT)
  const small = (text: string) => text.toLocaleLowerCase(language)
  let bare = name
  if (before.trim() !== '' && small(bare).startsWith(small(before)))
    bare = bare.slice(before.length)
  if (behind.trim() !== '' && small(bare).endsWith(small(behind)))
    bare = bare.slice(0, -behind.length)
  return bare.trim()
}
