import { foldPath } from '../../content/pathMatch.ts'
import { dictionaryOf } from '../../content/translation/dictionary.ts'
import { fieldPath } from '../../content/translation/fields.ts'
import { plainLetters } from '../../shared/formats/letters.ts'
import { diagnosticAt } from '../diagnostic.ts'
import { memberAt, recordsAt } from '../jsonPath.ts'
import { languageName } from '../messages.ts'
import { schemaAt } from '../schema/node.ts'
import { repairedForm } from '../schema/valueRepairs.ts'
import { siteLocation } from '../siteLocation.ts'
import type { Diagnostic, Doc, Path, Rule, Site } from '../types.ts'

/** First parts of paths in every language, beside its first page. */
const RESERVED = ['404', 'index']

/** Those that the server uses: the API, the desk, files. */
const RESERVED_ROOT = [...RESERVED, 'api', 'assets', 'data', 'media', 'yonetim']

const firstPart = (address: string) => (foldPath(address) ?? address).split('/')[1] ?? ''

/** True for a path, in any spelling, that the server uses. */
export const isReserved = (address: string, names: readonly string[] = RESERVED_ROOT): boolean =>
  names.includes(firstPart(address).replace(/\.html$/, ''))

const sizeOf = (text: string) => new TextEncoder().encode(text).length

/** More than 255 bytes are no name of a file, and proxies cut long addresses. */
const isLong = (address: string) =>
  sizeOf(address) > 1000 || address.split('/').some((part) => sizeOf(part) > 255)

/** A page's address in one language, and where it is written. */
type Address = { doc: Doc; path: Path; id: unknown; title: string; address: string }

/**
 * In every language each page, hidden ones too, has an address of its own that leads to it. The
 * first page is the home page.
 */
export const pageAddresses: Rule = {
  name: 'page-addresses',
  scope: 'site',
  *check({ docs, tree }: Site): Iterable<Diagnostic> {
    const doc = docs.get('content/pages.json')
    if (!doc) return
    const further = new Set(siteLocation(tree).further)
    const own = ownAddresses(doc)
    yield* faultsIn(own, doc, RESERVED_ROOT, [...further])
    for (const code of further) {
      const words = docs.get(`locales/${code}/content/pages.json`)
      if (words) yield* faultsIn(addressesIn(words, own), doc, RESERVED, [])
    }
  },
}

const ownAddresses = (doc: Doc): Address[] =>
  recordsAt(doc.value, ['pages']).flatMap(({ path, record }) => {
    const [id, address] = [memberAt(record, 'id'), memberAt(record, 'path')]
    if (typeof address !== 'string') return []
    const title = String(memberAt(record, 'title') ?? address)
    return [{ doc, path: [...path, 'path'], id, title, address }]
  })

const keyOf = ({ id }: Address) => `pages.${id}.path`

/** The addresses in a further language. One without letters is that of the own language. */
function addressesIn(doc: Doc, own: readonly Address[]): Address[] {
  const { own: from = '', language } = doc.role
  const texts = own.map((page) => ({ key: keyOf(page), text: page.address }))
  const fieldOf = (key: string) => fieldPath('pages', key) ?? key
  const dictionary = dictionaryOf(doc.value, { own: from, language }, texts, fieldOf)
  // Pages with one id have been reported.
  const pages = new Map(own.map((page) => [page.id, page])).values()
  return [...pages].flatMap((page) => {
    if (!/\p{L}/u.test(page.address)) return [page]
    const found = dictionary(keyOf(page), page.address)
    const path = [keyOf(page), language]
    return found.state === 'missing' ? [] : [{ ...page, doc, path, address: found.words }]
  })
}

/** The addresses of one language that lead to no page, or to another one. */
function* faultsIn(
  addresses: readonly Address[],
  { schema }: Doc,
  reserved: readonly string[],
  languages: readonly string[],
): Iterable<Diagnostic> {
  const rule = schemaAt(schema, ['pages', 0, 'path'])
  const { pattern = '', title = '', patternErrorMessage: advice = '' } = { ...rule }
  const form = new RegExp(pattern, 'u')
  const example = JSON.stringify(rule?.examples?.[0])
  const taken = new Map<string, string>()
  for (const { doc, path, address, title: page } of addresses) {
    const folded = foldPath(address) ?? address
    const other = taken.get(folded)
    const language = languages.find((code) => plainLetters(code) === firstPart(address))
    const instead = repairedForm(address, pattern)
    if (path[1] === 0 && address !== '/')
      yield diagnosticAt('page.first', {}, doc, path, { expected: '"/"' })
    else if (!form.test(address))
      yield diagnosticAt('value.form', { title, advice }, doc, path, { instead, example })
    else if (isLong(address)) yield diagnosticAt('page.long', {}, doc, path)
    else if (isReserved(address, reserved)) yield diagnosticAt('page.reserved', {}, doc, path)
    else if (language !== undefined)
      yield diagnosticAt('page.in-language', { language: languageName(language) }, doc, path)
    else if (other !== undefined) yield diagnosticAt('page.same-path', { title: other }, doc, path)
    taken.set(folded, page)
  }
}
