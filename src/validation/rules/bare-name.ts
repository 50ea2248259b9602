import { diagnosticAt } from '../diagnostic.ts'
import { valueAt } from '../jsonPath.ts'
import type { Diagnostic, Rule, Site } from '../types.ts'

const SLOT = '{{clinic}}'

/** The clinic's name lacks the words that locale texts add to it. */
export const bareName: Rule = {
  name: 'bare-name',
  scope: 'site',
  *check({ docs }: Site): Iterable<Diagnostic> {
    for (const doc of docs.values()) {
      if (doc.role.kind !== 'content' || doc.role.name !== 'clinic') continue
      const name = valueAt(doc.value, ['name'])
      const siteName = valueAt(docs.get(`locales/${doc.role.language}/common.json`)?.value, [
        'siteName',
      ])
      if (typeof name !== 'string' || typeof siteName !== 'string') continue
      const bare = withoutAdded(name, siteName, doc.role.language)
      if (bare === '' || bare === name) continue
      yield diagnosticAt('clinic.name-suffix', {}, doc, ['name'], { instead: bare })
    }
  },
}

/** `Mercan Di\u015f Klini\u011fi` and `{{clinic}} Di\u015f Klini\u011fi` leave `Mercan`, in whatever case. */
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
