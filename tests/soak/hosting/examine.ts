import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { aliasesOf } from '../../../src/content/aliases.ts'
import { headerFile, headersOf, parseHeaderRules } from '../../../src/server/http/headers.ts'
import { type Address, type Answer, ask } from '../../support/host.ts'
import { languages } from '../../support/sitePaths.ts'
import { must } from '../proof.ts'

/** The capabilities of a host. */
export type Manners = {
  /** A page is served at its address, or after a redirect to the address with a slash. */
  pages: 'at once' | 'after a slash'
  /** Aliases are redirected to the page, or are unknown addresses. */
  aliases: 'redirected' | 'unknown'
  /** An unknown address receives the clinic's 404 page. */
  ownErrorPage: boolean
  /** Below a further language the 404 page is in that language. */
  ownErrorPages: boolean
  /** It sends the headers of `dist/_headers`. */
  headers: boolean
  /** It sends `Strict-Transport-Security` over plain HTTP too, where browsers ignore it. */
  sameHeadersUnencrypted?: boolean
  /** Sends precompressed files to clients that accept brotli. */
  brotli: boolean
}

/** Requests every page, alias, file and error; throws at a wrong response. Resolves to their number. */
export async function examine(host: Address, dist: string, manners: Manners): Promise<number> {
  let count = 0
  const get = async (path: string, headers: Record<string, string> = {}) => {
    count += 1
    return ask(host, path, headers)
  }
  const file = (path: string) => readFileSync(join(dist, path))
  const rules = parseHeaderRules(file(headerFile).toString())
  const published = languages.flatMap(({ language, paths }) =>
    Object.values(paths).map((path) => ({ path, aliases: aliasesOf(path, language) })),
  )

  function say(path: string, { status, headers }: Answer): string {
    return `${path} was answered ${status}, Location ${headers.location}, Cache-Control ${headers['cache-control']}`
  }
  function mustCarry(path: string, answer: Answer, wanted = headersOf(rules, path)): void {
    if (!manners.headers) return
    const { 'Strict-Transport-Security': encrypted = '', ...always } = wanted
    const isEncrypted = host.origin.startsWith('https:') || manners.sameHeadersUnencrypted
    const sent = isEncrypted ? wanted : always
    must(
      sent === wanted || answer.headers['strict-transport-security'] === undefined,
      `${path}: ${encrypted} is sent over plain HTTP`,
    )
    for (const [name, value] of Object.entries(sent))
      must(
        answer.headers[name.toLowerCase()] === value,
        `${path}: ${name} is ${answer.headers[name.toLowerCase()]}, not ${value}`,
      )
  }
  function mustLead(from: string, answer: Answer, to: string): void {
    const [path = '', query] = (answer.headers.location ?? '').split('?')
    must([301, 308].includes(answer.status), say(from, answer))
    must(path === to, say(from, answer))
    must(from.includes('?') === (query !== undefined), say(from, answer))
  }

  for (const { path, aliases } of published) {
    const address = encodeURI(path)
    const page = file(join(path, 'index.html'))
    let answer = await get(address)
    if (manners.pages === 'after a slash' && !path.endsWith('/')) {
      must(answer.status >= 301 && answer.status <= 308, say(address, answer))
      answer = await get(`${address}/`)
    }
    must(answer.status === 200 && answer.body.equals(page), say(address, answer))
    must(/^text\/html/.test(answer.headers['content-type'] ?? ''), `${address}: not HTML`)
    mustCarry(address, answer)
    if (manners.aliases === 'redirected') {
      for (const alias of aliases.map((each) => encodeURI(each))) {
        mustLead(alias, await get(alias), address)
        if (`${alias}/` !== address) mustLead(`${alias}/`, await get(`${alias}/`), address)
        const asked = `${alias}?kaynak=ilan`
        mustLead(asked, await get(asked), address)
      }
    }
    if (manners.brotli) {
      const packed = await get(address, { 'Accept-Encoding': 'gzip, br' })
      must(packed.headers['content-encoding'] === 'br', `${address}: not sent in brotli`)
      must(brotliDecompressSync(packed.body).equals(page), `${address}: brotli of something else`)
      must(packed.headers.vary === 'Accept-Encoding', `${address}: Vary is ${packed.headers.vary}`)
      mustCarry(address, packed)
    }
  }

  const furtherFolders = languages.slice(1).map(({ language }) => `/${language.toLowerCase()}/`)
  for (const folder of manners.ownErrorPages ? furtherFolders : []) {
    const answer = await get(`${folder}yok`)
    must(answer.status === 404, say(folder, answer))
    must(answer.body.equals(file(`${folder}404.html`)), `${folder}: not our page in its language`)
  }

  for (const path of ['/yok', '/randevu/yok', '/assets/gone.js', '/%C4%B1', '/randevu.htm']) {
    const answer = await get(path)
    must(answer.status === 404, say(path, answer))
    if (manners.ownErrorPage) must(answer.body.equals(file('404.html')), `${path}: not our page`)
    const kept = answer.headers['cache-control'] ?? ''
    must(!kept.includes('immutable'), `${path}: the error is kept: ${kept}`)
    const { 'Cache-Control': _, ...security } = headersOf(rules, path)
    mustCarry(path, answer, security)
  }

  for (const folder of ['assets', 'media']) {
    const name = readdirSync(join(dist, folder)).find((each) => !/\.(br|gz)$/.test(each)) ?? ''
    const answer = await get(`/${folder}/${name}`)
    must(answer.status === 200 && answer.body.equals(file(join(folder, name))), say(name, answer))
    mustCarry(`/${folder}/${name}`, answer)
  }
  for (const name of ['favicon.ico', 'robots.txt', 'sitemap.xml', 'manifest.webmanifest']) {
    const answer = await get(`/${name}`)
    must(answer.status === 200 && answer.body.equals(file(name)), say(name, answer))
    mustCarry(`/${name}`, answer)
  }
  return count
}
