import { valuesByPath } from '../../shared/json.ts'
import { diagnostic, diagnosticAt } from '../diagnostic.ts'
import { objectsOf } from '../jsonPath.ts'
import { contractFor } from '../plurals.ts'
import { keyRange } from '../position.ts'
import { localeContracts } from '../schemas.ts'
import type { Diagnostic, Doc, Leaf, Path, Rule } from '../types.ts'

/** A locale file is one object of texts and groups. */
export const localeShape: Rule = {
  scope: 'file',
  *check(doc: Doc): Iterable<Diagnostic> {
    if (doc.role.kind !== 'locale') return
    const contract = contractFor(localeContracts[doc.role.name] ?? {}, doc.role.language)
    // The path of the whole file: other diagnostics have the same cause.
    const path: Path = []
    if (isWrapped(doc, contract)) {
      const range = { offset: doc.tree.offset, length: 1 }
      yield diagnostic('locale.wrapped', {}, doc.file, range, { path })
      return
    }
    const dotted = dottedKey(doc)
    if (!dotted) return
    const key = String(dotted.at(-1))
    yield diagnostic('locale.dotted', { key }, doc.file, keyRange(doc, dotted), { path })
  },
}

/** All texts are inside one more object or list. */
function isWrapped(doc: Doc, contract: Record<string, string[]>): boolean {
  if (Array.isArray(doc.value)) return true
  const inside = Object.values(Object(doc.value))
  const keys = inside.length === 1 ? [...valuesByPath(inside[0]).keys()] : []
  return keys.length > 1 && keys.every((key) => Object.hasOwn(contract, key))
}

/** A key such as `"about.more"`, which is not the text `more` of `about`. */
function dottedKey(doc: Doc): Path | undefined {
  for (const { node, path } of objectsOf(doc.tree)) {
    for (const property of node.children ?? []) {
      const key: unknown = property.children?.[0]?.value
      if (typeof key === 'string' && key.includes('.')) return [...path, key]
    }
  }
  return undefined
}

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
