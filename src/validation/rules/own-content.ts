import { diagnostic } from '../diagnostic.ts'
import { valueAt } from '../jsonPath.ts'
import { textsOf } from '../placeholders.ts'
import { keyRange } from '../position.ts'
import { contentNames, localeContracts } from '../schemas.ts'
import type { Diagnostic, Doc, Rule } from '../types.ts'

/** A file holds its own content, not another file's. */
export const ownContent: Rule = {
  name: 'own-content',
  scope: 'file',
  *check(doc: Doc): Iterable<Diagnostic> {
    const other = doc.role.kind === 'content' ? strangerInContent(doc) : strangerInLocale(doc)
    if (other === undefined) return
    const [first = ''] = Object.keys(Object(doc.value))
    yield diagnostic('file.swapped', { name: `${other}.json` }, doc.file, keyRange(doc, [first]), {
      path: [],
    })
  },
}

/** Names another schema and has none of its own fields. */
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

/** Most keys belong to another namespace. */
function strangerInLocale(doc: Doc): string | undefined {
  const written = [...textsOf(doc.value).keys()]
  const share = (name: string) =>
    written.filter((key) => Object.hasOwn(localeContracts[name] ?? {}, key)).length / written.length
  if (written.length < 2 || share(doc.role.name) > 0.25) return undefined
  return Object.keys(localeContracts).find((name) => share(name) > 0.75)
}
