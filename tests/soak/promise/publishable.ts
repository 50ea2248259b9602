import { siteFacts } from '../../../src/content/loading/clinicFacts.ts'
import { foldPath } from '../../../src/content/pathMatch.ts'
import type { ClinicFiles, Sites } from '../../../src/content/site/site.ts'
import { parseJson, valuesByPath } from '../../../src/shared/json.ts'
import { utf8 } from '../../../src/validation/media/bytes.ts'
import { placeholdersAsWritten } from '../../../src/validation/placeholders.ts'
import { contractFor, countedBase } from '../../../src/validation/plurals.ts'
import { localeContracts } from '../../../src/validation/schemas.ts'
import type { FileTree } from '../../../src/validation/types.ts'
import { type VisitorSite, visitorSite } from '../../support/siteData.ts'

/** The data of all published languages of a site. Throws for data that the server cannot read. */
export function openSite(tree: FileTree, open: (files: ClinicFiles) => Sites): VisitorSite[] {
  const sites = open({
    has: (file) => tree.has(file),
    json: (file) => parseJson(utf8(tree.read(file))),
  })
  siteFacts(sites)
  return sites.published.map(({ language }) => visitorSite(sites, language))
}

/** What breaks in the data of a site. Throws for data that cannot be computed. */
export const brokenData = (languages: readonly VisitorSite[]): string[] => [
  ...languages.flatMap(rawPlaceholders),
  ...addressFaults(languages),
]

/** Placeholders that nothing fills, in all data of a language. */
function rawPlaceholders({ data, pages, delivered }: VisitorSite): string[] {
  const parts = [data, ...pages.map((page) => delivered(page).data)]
  return parts.flatMap(({ texts, ...facts }) => [
    ...bracesIn(JSON.stringify(facts)),
    ...Object.entries(texts).flatMap(([name, strings]) => unfilled(name, strings, data.lang)),
  ])
}

/** Braces that visitors would read, each with the words around it. */
const bracesIn = (text: string): string[] =>
  text.includes('{{') ? (text.match(/.{0,40}\{\{.{0,20}/g) ?? []) : []

/** Texts with placeholders that the code does not fill. */
function unfilled(name: string, strings: object, language: string): string[] {
  const contract = contractFor(localeContracts[name] ?? {}, language)
  return [...valuesByPath(strings)].flatMap(([key, text]) => {
    const known = [...(contract[key] ?? []), ...(countedBase(contract, key) ? ['count'] : [])]
    const strange = placeholdersAsWritten(String(text)).some(({ name }) => !known.includes(name))
    return strange ? [`${name} ${key}: ${text}`] : []
  })
}

/** First parts of addresses that are files of a release, or answered by the server. */
const TAKEN = 'api assets data media yonetim .well-known _nginx robots.txt sitemap.xml'.split(' ')
/** The same below each language's home page. */
const TAKEN_IN_LANGUAGE = '404 404.html index index.html og.jpg manifest.webmanifest'.split(' ')

/** Addresses that lead to no page, or to another one. */
function addressFaults(languages: readonly VisitorSite[]): string[] {
  const all = languages.flatMap(({ data }) => data.pages.map(({ path }) => path))
  const folders = languages.slice(1).map(({ data }) => data.lang.toLowerCase())
  const folded = all.map((path) => foldPath(path) ?? path)
  const own = languages[0]?.data.pages.map(({ path }) => path) ?? []
  return [
    ...own.filter((path) => folders.includes(partsOf(path)[0] ?? '')),
    ...all.filter((_, at) => folded.indexOf(folded[at] ?? '') !== at),
    ...all.filter((path) => !isReachable(path, folders)),
  ].map((path) => `${path.slice(0, 60)} leads nowhere, or elsewhere`)
}

const partsOf = (path: string) => (foldPath(path) ?? path).split('/').slice(1)

function isReachable(path: string, folders: readonly string[]): boolean {
  const url = new URL(encodeURI(path), 'https://clinic.example')
  const [first = '', ...others] = partsOf(path)
  const isFurther = folders.includes(first)
  return (
    decodeURI(url.pathname) === path &&
    `${url.search}${url.hash}` === '' &&
    !(!isFurther && TAKEN.includes(first)) &&
    !TAKEN_IN_LANGUAGE.includes((isFurther ? others[0] : first) ?? '') &&
    path.split('/').every((part) => Buffer.byteLength(part) <= 255) &&
    Buffer.byteLength(path) < 2000
  )
}
