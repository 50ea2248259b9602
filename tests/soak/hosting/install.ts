import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/publish/paths.ts'
import { howToInstallCaddy } from '../../support/caddy.ts'
import { withFolder } from '../../support/folders.ts'
import { type Address, ask, isInstalled } from '../../support/host.ts'
import { git, type Machine, openMachine, run } from '../../support/machine/machine.ts'
import { storedRows } from '../../support/storedRows.ts'
import { fillForm } from '../../support/visitor.ts'
import { unlimited } from '../clinic.ts'
import { must, type Proof, until } from '../proof.ts'

/** Requests of visitors during each step, at least. */
const LEAST = 500

/** Name, language and sample of two clinics in folders of their own. */
const clinics = [
  ['nar', 'tr', 'tests/fixtures/clinics/mercan'],
  ['linde', 'de', 'tests/fixtures/clinics/duesseldorf'],
] as const

/** Installs two clinics on one machine behind one Caddy, and updates one under visitors of both. */
export const installProof: Proof = {
  name: 'install',
  claim:
    'while a second clinic is installed, and during an update, a refused one and a return no request fails, and no visitor sees a version that is not well',
  run: async () => {
    if (!isInstalled('caddy')) return `NOT SHOWN: ${howToInstallCaddy}`
    if (process.getuid?.() !== 0) return 'NOT SHOWN: install.sh needs root'
    return withFolder('install', installTwo)
  },
}

async function installTwo(folder: string): Promise<string> {
  const engine = join(folder, 'engine')
  await git(folder, 'clone', '--quiet', root, engine)
  await git(engine, 'checkout', '--quiet', '-B', 'main')
  for (const [name, language, from] of clinics) {
    const words = [join(folder, name), '--name', name, '--language', language, '--from', from]
    await run('npx', ['tsx', 'scripts/cli/new-clinic.ts', ...words], { cwd: root })
  }
  const machine = await openMachine(
    folder,
    clinics.map(([name]) => `www.${name}.example`),
    unlimited,
  )
  const install = (name: string) =>
    machine.call(join(engine, 'scripts/hosting/install.sh'), join(folder, name))
  const update = () => machine.call('mercan', 'nar', 'update')
  const visitors: Visitors[] = []
  const told: string[] = []
  const step = async (name: string, work: () => ReturnType<Machine['call']>, refusal?: string) =>
    told.push(`${name}: ${await during(visitors, work, refusal)}`)
  try {
    await step('first installation', () => install('nar'))
    const nar = await visit(await machine.site('www.nar.example'))
    visitors.push(nar)
    await step('second installation', () => install('linde'))
    const linde = await visit(await machine.site('www.linde.example'))
    visitors.push(linde)
    await mustRefuse(folder, install)
    await mustObey(machine)

    // What editors have published and proposed, and pushed nowhere.
    const inServed = async (...words: string[]) => {
      const place = '/srv/mercan-nar/current/clinic'
      const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@localhost']
      const { isWell, output } = await machine.call(
        ...['runuser', '-u', 'mercan-nar', '--', 'git', '-C', place, ...author, ...words],
      )
      must(isWell, output)
      return output.trim()
    }
    await inServed('commit', '--quiet', '--allow-empty', '--message', 'Published by an editor')
    await inServed('update-ref', 'refs/heads/edits/one', 'HEAD')
    const published = await inServed('rev-parse', 'HEAD')

    await nameEngine(folder, mark('good'))
    await step('update', update)
    must(nar.seen.has('good'), 'the new version is not served')
    must((await inServed('rev-parse', 'edits/one')) === published, 'the proposal is lost')
    await inServed('merge-base', '--is-ancestor', published, 'HEAD')

    await nameEngine(
      folder,
      `if (pathname === '/kvkk') return new Response(null, { status: 500 })\n${mark('broken')}`,
    )
    await step('refused update', update, 'the new version')
    must(!nar.seen.has('broken'), 'a visitor saw the version that was refused')

    await nameEngine(
      folder,
      `if (pathname === '/api/health') {
    served.asked = (served.asked ?? 0) + 1
    if (served.asked > 2) return new Response(null, { status: 503 })
  }\n${mark('ill')}`,
    )
    await step('return', update, 'the new version')
    must(nar.seen.has('ill'), 'the version was never served: no return was made')
    must(existsSync(join(folder, 'srv/mercan-nar/failed')), 'the refused version is not kept')
    must((await nar.version()) === 'good', 'the former version is not served')
    must([...linde.seen].join() === '', 'the other clinic received a new engine')
  } finally {
    for (const each of visitors) await each.end()
    await machine.stop()
  }
  for (const [index, [name]] of clinics.entries()) {
    const data = join(folder, `var/lib/mercan-${name}`)
    const rows = await storedRows(data, { DATA_DIR: data })
    const receipts = visitors[index]?.stored.size
    must(rows.length === receipts, `${name}: ${rows.length} rows, ${receipts} receipts`)
    told.push(`${name}: ${rows.length} requests of patients are stored, each once`)
  }
  return told.join('\n      ')
}

/** Throws unless install.sh refuses folders that it must not install, each with a cure. */
async function mustRefuse(folder: string, install: (name: string) => ReturnType<Machine['call']>) {
  const refusals: [name: string, copied: string, change: string, refusal: string][] = [
    ['other', 'nar', 'true', 'serves www.nar.example already: change website'],
    ['loose', 'nar', 'rm -rf .git', 'is no git repository of its own: git -C'],
    ['open', 'nar', 'touch new', 'has uncommitted changes: commit'],
    ['copies', 'nar', 'true', 'no clinic can be named copies: rename'],
    ['elsewhere/linde', 'nar', 'git commit -q --amend -m Other', 'serves another clinic: rename'],
  ]
  for (const [name, copied, change, refusal] of refusals) {
    await run(
      'bash',
      ['-c', `mkdir -p $(dirname ${name}) && cp -r ${copied} ${name} && cd ${name} && ${change}`],
      { cwd: folder },
    )
    const { isWell, output } = await install(name)
    must(!isWell && output.includes(refusal), `${name} is not refused: ${output}`)
  }
}

/** Throws unless systemd accepts the units of both clinics, and their commands and backups work. */
async function mustObey({ call }: Machine): Promise<void> {
  const commands = clinics.flatMap(([name]) => [
    ['systemd-analyze', 'verify', `/etc/systemd/system/mercan-${name}@.service`],
    ['systemd-analyze', 'verify', `/etc/systemd/system/mercan-${name}-backup.timer`],
    ['systemctl', 'start', `mercan-${name}-backup.service`],
    ['mercan', name, 'staff', 'invite', 'Jane Doe', 'manager'],
    ['mercan', name, 'backup', 'list'],
  ])
  for (const command of commands) {
    const { isWell, output } = await call(...command)
    must(isWell, `${command.join(' ')}: ${output}`)
    const name = command.find((word) => clinics.some(([clinic]) => clinic === word))
    if (command[2] === 'staff') must(output.includes(`https://www.${name}.example/`), output)
    if (command[2] === 'backup') must(output.includes(`/var/lib/mercan-${name}-copies/`), output)
  }
  const { isWell, output } = await call('mercan', 'update')
  must(!isWell && output.includes('the clinics: linde nar'), output)
}

const mark = (version: string) => `response.headers.set('X-Version', '${version}')`

/** Commits an engine that handles each request by the statement `code`, and names it in the folder nar. */
async function nameEngine(folder: string, code: string): Promise<void> {
  const [engine, nar] = [join(folder, 'engine'), join(folder, 'nar')]
  const original = readFileSync(join(root, 'scripts/serve.ts'), 'utf8')
  const changed = original.replace(
    'const http = createHttp(served.fetch, served)',
    `const http = createHttp(async (request, connection) => {
  const response = await served.fetch(request, connection)
  const { pathname } = new URL(request.url)
  ${code}
  return response
}, served)`,
  )
  writeFileSync(join(engine, 'scripts/serve.ts'), changed)
  await git(engine, 'commit', '--quiet', '--all', '--message', code)
  const commit = await git(engine, 'rev-parse', 'HEAD')
  const file = join(nar, 'engine.json')
  const named = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  writeFileSync(file, JSON.stringify({ ...named, repository: engine, commit }))
  await git(nar, 'add', 'engine.json')
  await git(nar, 'commit', '--quiet', '--message', code)
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

type Visitors = Awaited<ReturnType<typeof visit>>

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
