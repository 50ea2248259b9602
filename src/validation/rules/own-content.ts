import { valuesByPath } from '../../shared/json.ts'
import { diagnostic } from '../diagnostic.ts'
import { memberAt } from '../jsonPath.ts'
import { keyRange } from '../position.ts'
import { contentNames, localeContracts } from '../schemas.ts'
import type { Diagnostic, Doc, Rule } from '../types.ts'

/** A file has its own content, not another file's. */
export const ownContent: Rule = {
  scope: 'file',
  *check(doc: Doc): Iterable<Diagnostic> {
    if (doc.role.kind === 'translation') return
    const other = doc.role.kind === 'content' ? otherContent(doc) : otherNamespace(doc)
    if (other === undefined) return
    const [first = ''] = Object.keys(Object(doc.value))
    yield diagnostic('file.swapped', { name: `${other}.json` }, doc.file, keyRange(doc, [first]), {
      path: [],
    })
  },
}

/** The content file whose schema this one names, if it has none of its own fields. */
function otherContent(doc: Doc): string | undefined {
  const schema = String(memberAt(doc.value, '$schema'))
  const named = /^\.\/schemas\/([\w-]+)\.schema\.json$/.exec(schema)?.[1] ?? ''
  if (named === doc.role.name || !contentNames.includes(named)) return undefined
  const own = (doc.schema?.required ?? []).filter((key) => key !== '$schema')
  const written = Object.keys(Object(doc.value))
  return own.some((key) => written.includes(key)) ? undefined : named
}

/** The namespace that most keys belong to, if it is another one. */
function otherNamespace(doc: Doc): string | undefined {
  const written = [...valuesByPath(doc.value).keys()]
  const share = (name: string) =>
    written.filter((key) => Object.hasOwn(localeContracts[name] ?? {}, key)).length / written.length
  if (written.length < 2 || share(doc.role.name) > 0.25) return undefined
  return Object.keys(localeContracts).find((name) => share(name) > 0.75)
}
