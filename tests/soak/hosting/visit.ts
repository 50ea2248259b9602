import { join } from 'node:path'
import { root } from '../../../scripts/publish/paths.ts'
import { howToInstallCaddy } from '../../support/caddy.ts'
import { linkModules, withFolder } from '../../support/folders.ts'
import { type Address, ask, isInstalled } from '../../support/host.ts'
import { git, type Machine } from '../../support/machine/machine.ts'
import { storedRows } from '../../support/storedRows.ts'
import { fillForm } from '../../support/visitor.ts'
import { must, until } from '../proof.ts'

/** Requests of visitors during each step, at least. */
const LEAST = 500

/**
 * Calls `work` with a clone of the engine, without origin, in a temporary folder; resolves to its
 * figures, or to what keeps install.sh from running.
 */
export async function withEngine(
  name: string,
  work: (engine: string, folder: string) => Promise<string[]>,
): Promise<string> {
  if (!isInstalled('caddy')) return `NOT SHOWN: ${howToInstallCaddy}`
  if (process.getuid?.() !== 0) return 'NOT SHOWN: install.sh needs root'
  return withFolder(name, async (folder) => {
    const engine = join(folder, 'engine')
    await git(folder, 'clone', '--quiet', root, engine)
    await git(engine, 'checkout', '--quiet', '-B', 'main')
    await git(engine, 'remote', 'remove', 'origin')
    linkModules(engine)
    return (await work(engine, folder)).join('\n      ')
  })
}

/** Throws unless a clinic has stored each request of its visitors once; resolves to their figure. */
export async function storedOnce(
  folder: string,
  name: string,
  { stored }: Visitors,
): Promise<string> {
  const data = join(folder, `var/lib/mercan-${name}`)
  const rows = await storedRows(data, { DATA_DIR: data })
  must(rows.length === stored.size, `${name}: ${rows.length} rows, ${stored.size} receipts`)
  return `${name}: ${rows.length} requests of patients are stored, each once`
}

/**
 * Runs `work` under visitors; resolves to its figures. Throws if a request fails, or if the work
 * fails, or with a `refusal` unless its output has that.
 */
export async function during(
  visitors: readonly Visitors[],
  work: () => ReturnType<Machine['call']>,
  refusal?: string,
): Promise<string> {
  for (const each of visitors) each.begin()
  const begun = performance.now()
  const { isWell, output } = await work()
  const seconds = Math.round((performance.now() - begun) / 1000)
  must(refusal ? !isWell && output.includes(refusal) : isWell, output)
  const figures = [`${seconds} s`]
  for (const { figures: measured, host } of visitors) {
    await until(() => measured.count >= LEAST, `the visitors of ${host} wait`)
    const { count, failed, longest } = measured
    must(
      failed.length === 0,
      `${failed.length} of ${count} failed: ${failed.slice(0, 5).join(', ')}`,
    )
    figures.push(
      `${host}: 0 of ${count} requests failed, the longest took ${Math.round(longest)} ms`,
    )
  }
  return figures.join('; ')
}

export type Visitors = Awaited<ReturnType<typeof visit>>

/** Visitors who open pages and their files and send the form until `end`. */
export async function visit(site: Address) {
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
    const sent = form ? ask(site, path, headers, 'POST', form) : ask(site, path)
    const answer = await sent.catch((error: Error) => error)
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

  const visiting = Promise.all([0, 1, 2, 3].map(visitor))
  return {
    host: site.name,
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
