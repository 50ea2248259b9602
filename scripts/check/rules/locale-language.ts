import { fault } from '../fault.ts'
import { valueRange, writtenAt } from '../position.ts'
import type { Leaf, Rule } from '../types.ts'

/** `locale.json` names the language of its own folder and a direction browsers know. */
export const localeLanguage: Rule = {
  name: 'locale-language',
  scope: 'leaf',
  *check({ path, value }: Leaf, doc) {
    const { role } = doc
    if (role.kind !== 'locale' || role.name !== 'locale') return
    const range = valueRange(doc, path)
    const details = (meant: string) => ({
      path,
      written: writtenAt(doc.text, range),
      expected: JSON.stringify(meant),
      edit: { ...range, text: JSON.stringify(meant) },
    })
    if (path[0] === 'lang' && value !== role.language) {
      yield fault('locale.language', [], doc.file, range, details(role.language))
    }
    if (path[0] === 'dir' && value !== 'ltr' && value !== 'rtl') {
      yield fault('locale.direction', [], doc.file, range, details('ltr'))
    }
  },
}
