import { foldPath } from '../../content/pathMatch.ts'
import { pathIn } from '../../content/translation/translated.ts'
import { plainLetters } from '../../shared/formats/letters.ts'
import { diagnosticAt } from '../diagnostic.ts'
import { memberAt, recordsAt } from '../jsonPath.ts'
import { languageName } from '../messages.ts'
import { type SchemaNode, schemaAt } from '../schema/node.ts'
import { repairedForm } from '../schema/valueRepairs.ts'
import type { Diagnostic, Doc, OpenedSite, Path, Rule } from '../types.ts'

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

/**
 * In every language each page, hidden ones too, has an address of its own that leads to it. The
 * first page is the home page.
 */
export const pageAddresses: Rule = {
  scope: 'model',
  *check({ sites, languages, docs, earlier }: OpenedSite): Iterable<Diagnostic> {
    for (const language of languages) {
      const taken = new Map<string, { page: Addressed; at: Place }>()
      const { pages, hiddenPages, isOwn } = sites.in(language)
      for (const page of [...pages, ...hiddenPages]) {
        const origin = sites.origin(page, 'path')
        const doc = docs.get(origin?.file ?? '')
        if (!doc || !origin) continue
        const address = isOwn ? page.path : page.path.slice(pathIn(language, '/').length - 1)
        const folded = foldPath(address) ?? address
        const other = taken.get(folded)
        const at = { doc, path: [...origin.path], rule: ruleIn(docs) }
        taken.set(folded, { page, at })
        if (other && isOld(page, earlier) && !isOld(other.page, earlier)) {
          yield samePath(page.title, other.at)
          continue
        }
        yield* isOwn
          ? faultsOf(address, other?.page.title, at, RESERVED_ROOT, languages.slice(1))
          : (ownCode(address, language, at) ??
            faultsOf(address, other?.page.title, at, RESERVED, []))
      }
    }
  },
}

/** An address of a further language with the code that the site puts before it. */
function ownCode(address: string, language: string, { doc, path }: Place) {
  const [, code = '', rest = ''] = /^\/?([^/]+)(\/.+)$/.exec(address) ?? []
  if (code.toLowerCase() !== language.toLowerCase()) return undefined
  return [diagnosticAt('page.own-code', { code }, doc, path, { instead: rest })]
}

/** The schema of an address. */
const ruleIn = (docs: OpenedSite['docs']): SchemaNode | undefined =>
  schemaAt(docs.get('content/pages.json')?.schema, ['pages', 0, 'path'])

type Place = { doc: Doc; path: Path; rule: SchemaNode | undefined }

/** Why an address leads to no page, or to another one, with the title `other`. */
function* faultsOf(
  address: string,
  other: string | undefined,
  { doc, path, rule }: Place,
  reserved: readonly string[],
  languages: readonly string[],
): Iterable<Diagnostic> {
  const { pattern = '', title = '', patternErrorMessage: advice = '' } = { ...rule }
  const language = languages.find((code) => plainLetters(code) === firstPart(address))
  if (path[1] === 0 && address !== '/')
    yield diagnosticAt('page.first', {}, doc, path, { expected: '"/"' })
  else if (!new RegExp(pattern, 'u').test(address)) {
    const example = JSON.stringify(rule?.examples?.[0])
    const instead = repairedForm(address, pattern)
    yield diagnosticAt('value.form', { title, advice }, doc, path, { instead, example })
  } else if (isLong(address)) yield diagnosticAt('page.long', {}, doc, path)
  else if (isReserved(address, reserved)) yield diagnosticAt('page.reserved', {}, doc, path)
  else if (language !== undefined)
    yield diagnosticAt('page.in-language', { language: languageName(language) }, doc, path)
  else if (other !== undefined) yield samePath(other, { doc, path, rule })
}

const samePath = (title: string, { doc, path }: Place) =>
  diagnosticAt('page.same-path', { title }, doc, path)

type Addressed = { id: string; path: string; title: string }

/** Whether a page had its address before; unknown, an address in small letters is the older one. */
function isOld({ id, path }: Addressed, earlier: OpenedSite['earlier']): boolean {
  const pages = recordsAt(earlier?.value('content/pages.json'), ['pages'])
  const before = pages.find(({ record }) => memberAt(record, 'id') === id)?.record
  return pages.length > 0 ? memberAt(before, 'path') === path : path === path.toLowerCase()
}
