import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/publish/paths.ts'
import { git, type Machine, openMachine, run } from '../../support/machine/machine.ts'
import { unlimited } from '../clinic.ts'
import { must, type Proof } from '../proof.ts'
import { during, storedOnce, type Visitors, visit, withEngine } from './visit.ts'

/** Installs the clinics of docs/new-clinic.md behind one Caddy, and updates one under visitors of all. */
export const installProof: Proof = {
  name: 'install',
  claim:
    'while further clinics are installed, and during an update, a refused one and a return no request fails, and no visitor sees a version that is not well',
  run: () => withEngine('install', installAll),
}

async function installAll(engine: string, folder: string): Promise<string[]> {
  const clinics = await makeClinics(engine, folder)
  const hosts = clinics.map(({ host }) => host)
  const machine = await openMachine(folder, hosts, unlimited)
  const install = (name: string) =>
    machine.call(join(engine, 'scripts/hosting/install.sh'), join(folder, name))
  const update = () => machine.call('mercan', 'lyon', 'update')
  const visitors: Visitors[] = []
  const told: string[] = []
  const step = async (name: string, work: () => ReturnType<Machine['call']>, refusal?: string) =>
    told.push(`${name}: ${await during(visitors, work, refusal)}`)
  try {
    for (const { name, host } of clinics) {
      await step(`installation of ${name}`, () => install(name))
      visitors.push(await visit(await machine.site(host)))
    }
    const [lyon, ...others] = visitors
    must(lyon !== undefined && others.length === 2, 'docs/new-clinic.md makes other clinics')
    await mustRefuse(folder, install)
    await mustObey(machine, clinics)

    // What editors have published and proposed, and pushed nowhere.
    const inServed = async (...words: string[]) => {
      const place = '/srv/mercan-lyon/current/clinic'
      const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@localhost']
      const { isWell, output } = await machine.call(
        ...['runuser', '-u', 'mercan-lyon', '--', 'git', '-C', place, ...author, ...words],
      )
      must(isWell, output)
      return output.trim()
    }
    await inServed('commit', '--quiet', '--allow-empty', '--message', 'Published by an editor')
    await inServed('update-ref', 'refs/heads/edits/one', 'HEAD')
    const published = await inServed('rev-parse', 'HEAD')

    await nameEngine(engine, folder, mark('good'))
    await step('update', update)
    must(lyon.seen.has('good'), 'the new version is not served')
    must((await inServed('rev-parse', 'edits/one')) === published, 'the proposal is lost')
    await inServed('merge-base', '--is-ancestor', published, 'HEAD')

    await nameEngine(
      engine,
      folder,
      `if (pathname === '/privacy') return new Response(null, { status: 500 })\n${mark('broken')}`,
    )
    await step('refused update', update, 'the new version')
    must(!lyon.seen.has('broken'), 'a visitor saw the version that was refused')

    await nameEngine(
      engine,
      folder,
      `if (pathname === '/api/health') {
    served.asked = (served.asked ?? 0) + 1
    if (served.asked > 2) return new Response(null, { status: 503 })
  }\n${mark('ill')}`,
    )
    await step('return', update, 'the new version')
    must(lyon.seen.has('ill'), 'the version was never served: no return was made')
    must(existsSync(join(folder, 'srv/mercan-lyon/failed')), 'the refused version is not kept')
    must((await lyon.version()) === 'good', 'the former version is not served')
    for (const { seen } of others)
      must([...seen].join() === '', 'another clinic received a new engine')
  } finally {
    for (const each of visitors) await each.end()
    await machine.stop()
  }
  for (const [index, each] of visitors.entries())
    told.push(await storedOnce(folder, clinics[index]?.name ?? '', each))
  return told
}

type Clinic = { name: string; host: string }

/** Makes clinics in folders of their own by the commands of docs/new-clinic.md. */
async function makeClinics(engine: string, folder: string): Promise<Clinic[]> {
  const guide = readFileSync(join(engine, 'docs/new-clinic.md'), 'utf8')
  const clinics: Clinic[] = []
  for (const [command, name = ''] of guide.matchAll(/^npm run new-clinic -- \.\.\/(\S+) .*$/gm)) {
    await run('bash', ['-c', command], { cwd: engine })
    const facts = readFileSync(join(folder, name, 'content/clinic.json'), 'utf8')
    clinics.push({ name, host: new URL(JSON.parse(facts).website).host })
  }
  return clinics
}

/** Throws unless install.sh refuses folders that it must not install, each with a cure. */
async function mustRefuse(folder: string, install: (name: string) => ReturnType<Machine['call']>) {
  const refusals: [name: string, change: string, refusal: string][] = [
    ['other', 'true', 'serves www.lumiere.example already: change website'],
    ['loose', 'rm -rf .git', 'is no git repository of its own: git -C'],
    ['open', 'touch new', 'has uncommitted changes: commit'],
    ['copies', 'true', 'no clinic can be named copies: rename'],
    ['hidden', 'chmod 700 .', `an update cannot read ${folder}/hidden, the origin`],
    [
      'astray',
      'sed -i s,/engine,/none, engine.json && git commit -qam None',
      `${folder}/none, the`,
    ],
    ['elsewhere/wien', 'git commit -q --amend -m Other', 'serves another clinic: rename'],
  ]
  for (const [name, change, refusal] of refusals) {
    await run(
      'bash',
      ['-c', `mkdir -p $(dirname ${name}) && cp -r lyon ${name} && cd ${name} && ${change}`],
      { cwd: folder },
    )
    const { isWell, output } = await install(name)
    must(!isWell && output.includes(refusal), `${name} is not refused: ${output}`)
  }
}

/** Throws unless systemd accepts the units of all clinics, and their commands and backups work. */
async function mustObey({ call }: Machine, clinics: Clinic[]): Promise<void> {
  for (const { name, host } of clinics) {
    const unit = `/etc/systemd/system/mercan-${name}`
    const commands: [printed: string, ...command: string[]][] = [
      ['', 'systemd-analyze', 'verify', `${unit}@.service`],
      ['', 'systemd-analyze', 'verify', `${unit}-backup.timer`],
      ['', 'systemctl', 'start', `mercan-${name}-backup.service`],
      [`https://${host}/`, 'mercan', name, 'staff', 'invite', 'Jane Doe', 'manager'],
      [`/var/lib/mercan-${name}-copies/`, 'mercan', name, 'backup', 'list'],
    ]
    for (const [printed, ...command] of commands) {
      const { isWell, output } = await call(...command)
      must(isWell && output.includes(printed), `${command.join(' ')}: ${output}`)
    }
  }
  const { isWell, output } = await call('mercan', 'update')
  must(!isWell && output.includes('the clinics: lyon wien zuerich'), output)
}

const mark = (version: string) => `response.headers.set('X-Version', '${version}')`

/** Commits an engine that handles each request by the statement `code`, and names it in the folder lyon. */
async function nameEngine(engine: string, folder: string, code: string): Promise<void> {
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
  const file = join(folder, 'lyon/engine.json')
  const named = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...named, commit }))
  await git(join(folder, 'lyon'), 'commit', '--quiet', '--all', '--message', code)
}
