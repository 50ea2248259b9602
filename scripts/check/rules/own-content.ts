import { contentNames, localeContracts } from '../agreements.ts'
import { fault } from '../fault.ts'
import { textsOf } from '../placeholders.ts'
import { keyRange } from '../position.ts'
import type { Doc, Fault, Rule } from '../types.ts'
import { valueAt } from '../walk.ts'

/** A file holds its own records or texts, not those of another file. */
export const ownContent: Rule = {
  name: 'own-content',
  scope: 'file',
  *check(doc: Doc): Iterable<Fault> {
    const other = doc.role.kind === 'content' ? strangerInContent(doc) : strangerInLocale(doc)
    if (other === undefined) return
    const [first = ''] = Object.keys(Object(doc.value))
    yield fault('file.swapped', { name: `${other}.json` }, doc.file, keyRange(doc, [first]), {
      path: [],
    })
  },
}

/** Another file's line about the rules, and none of the own parts. */
function strangerInContent(doc: Doc): string | undefined {
  const named = /^\.\/schemas\/([\w-]+)\.schema\.json$/.exec(
    String(valueAt(doc.value, ['$schema'])),
  )?.[1]
  if (named === undefined || named === doc.role.name || !contentNames.includes(named))
    return undefined
  const own = (doc.schema?.required ?? []).filter((key) => key !== '$schema')
  const written = Object.keys(Object(doc.value))
  return own.some((key) => written.includes(key)) ? undefined : named
}

/** Most texts are another namespace's, and hardly one is the own. */
function strangerInLocale(doc: Doc): string | undefined {
  const written = [...textsOf(doc.value).keys()]
  const share = (name: string) =>
    written.filter((key) => Object.hasOwn(localeContracts[name] ?? {}, key)).length / written.length
  if (written.length < 2 || share(doc.role.name) > 0.25) return undefined
  return Object.keys(localeContracts).find((name) => share(name) > 0.75)
}
