import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { howToInstallCaddy, startCaddy } from '../../support/caddy.ts'
import { withFolder } from '../../support/folders.ts'
import { type Address, ask, isInstalled } from '../../support/host.ts'
import { type InstalledSite, installSite } from '../../support/installedSite.ts'
import { storedRows } from '../../support/storedRows.ts'
import { fillForm } from '../../support/visitor.ts'
import { unlimited } from '../clinic.ts'
import { must, type Proof, until } from '../proof.ts'

/** Requests of visitors during each update, at least. */
const LEAST = 1000

/** Updates an installed site three times under visitors, behind Caddy. */
export const installProof: Proof = {
  name: 'install',
  claim:
    'during an update, a refused one and a return no request fails, and no visitor sees a version that is not well',
  run: () =>
    isInstalled('caddy')
      ? withFolder('install', updateThrice)
      : Promise.resolve(`NOT SHOWN: ${howToInstallCaddy}`),
}

async function updateThrice(folder: string): Promise<string> {
  const data = { DATA_DIR: join(folder, 'requests') }
  const env = { ...data, ...unlimited, TRUST_PROXY: '1', DESK_ORIGIN: 'https://localhost' }
  const installed = await installSite(folder, env)
  const { site, git } = installed
  const current = join(site, 'current')
  const upstream = `unix/${join(site, 'live.sock')}`
  const caddy = await startCaddy(folder, { dist: join(current, 'dist'), upstream })
  const visitors = await visit(caddy)
  const told: string[] = []
  try {
    // What editors have published and proposed, and pushed nowhere.
    await git(current, 'commit', '--quiet', '--allow-empty', '--message', 'Published by an editor')
    await git(current, 'update-ref', 'refs/heads/edits/one', 'HEAD')
    const published = await git(current, 'rev-parse', 'HEAD')

    told.push(await during(installed, visitors, 'update', mark('good'), true))
    must(visitors.seen.has('good'), 'the new version is not served')
    must((await git(current, 'rev-parse', 'edits/one')) === published, 'the proposal is lost')
    await git(current, 'merge-base', '--is-ancestor', published, 'HEAD')

    const broken = `if (pathname === '/kvkk') return new Response(null, { status: 500 })\n${mark('broken')}`
    told.push(await during(installed, visitors, 'refused update', broken, false))
    must(!visitors.seen.has('broken'), 'a visitor saw the version that was refused')

    const ill = `if (pathname === '/api/health') {
    served.asked = (served.asked ?? 0) + 1
    if (served.asked > 2) return new Response(null, { status: 503 })
  }\n${mark('ill')}`
    told.push(await during(installed, visitors, 'return', ill, false))
    must(visitors.seen.has('ill'), 'the version was never served: no return was made')
    must(existsSync(join(site, 'failed')), 'the refused version is not kept')
    must((await visitors.version()) === 'good', 'the former version is not served')
  } finally {
    await visitors.end()
    await caddy.stop()
    await installed.stop()
  }
  const rows = await storedRows(current, data)
  must(
    rows.length === visitors.stored.size,
    `${rows.length} rows, ${visitors.stored.size} receipts`,
  )
  return [...told, `${rows.length} requests of patients are stored, each once`].join('\n      ')
}

const mark = (version: string) => `response.headers.set('X-Version', '${version}')`

/** Runs an update to a version with `code` under visitors. Throws if a request fails. */
async function during(
  { commit, update }: InstalledSite,
  visitors: Awaited<ReturnType<typeof visit>>,
  name: string,
  code: string,
  isWell: boolean,
): Promise<string> {
  await commit(code)
  visitors.begin()
  const begun = performance.now()
  const { isServed, output } = await update()
  const seconds = Math.round((performance.now() - begun) / 1000)
  must(isServed === isWell, output)
  must(isWell || output.includes('the new version'), output)
  await until(() => visitors.figures.count >= LEAST, 'the visitors wait')
  const { count, failed, longest } = visitors.figures
  must(
    failed.length === 0,
    `${name}: ${failed.length} of ${count} failed: ${failed.slice(0, 5).join(', ')}`,
  )
  return `${name}: ${seconds} s, 0 of ${count} requests failed, the longest took ${Math.round(longest)} ms`
}

/** Visitors who open pages and their files and send the form until `end`. */
async function visit(site: Address) {
  const sitemap = (await ask(site, '/sitemap.xml')).body.toString()
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g)].map(
    ([, path]) => path ?? '',
  )
  const seen = new Set<string>()
  const stored = new Set<string>()
  const figures = { count: 0, failed: [] as string[], longest: 0 }
  let goesOn = true

  async function request(path: string, status: number, form?: Buffer, key = '') {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
    const begun = performance.now()
    const asked = form ? ask(site, path, headers, 'POST', form) : ask(site, path)
    const answer = await asked.catch((error: Error) => error)
    figures.count += 1
    figures.longest = Math.max(figures.longest, performance.now() - begun)
    const isRight = !(answer instanceof Error) && answer.status === status
    if (!isRight) figures.failed.push(`${path} ${answer instanceof Error ? answer : answer.status}`)
    else seen.add(String(answer.headers['x-version'] ?? ''))
    return isRight ? answer : undefined
  }

  async function visitor(number: number): Promise<void> {
    for (let turn = number; goesOn; turn += 1) {
      const page = await request(pages[turn % pages.length] ?? '/', 200)
      const file = /"(\/assets\/[\w.-]+\.js)"/.exec(page?.body.toString() ?? '')?.[1]
      if (file) await request(file, 200)
      if (turn % 5 > 0) continue
      const { key, name, phone } = fillForm(`Hasta ${number}-${turn}`, '+90 532 000 00 00')
      const form = Buffer.from(JSON.stringify({ name, phone, doctor: '', request: 'Muayene' }))
      if (await request('/api/randevus', 201, form, key)) stored.add(key)
    }
  }

  const visiting = Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(visitor))
  return {
    seen,
    stored,
    figures,
    begin: () => Object.assign(figures, { count: 0, failed: [], longest: 0 }),
    version: async () => (await ask(site, '/')).headers['x-version'],
    async end() {
      goesOn = false
      await visiting
    },
  }
}
