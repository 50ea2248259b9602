import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { clinicRepository, run, serveFrom } from '../../support/clinicRepository.ts'
import { openEditor } from '../../support/openEditor.ts'
import { must, type Proof, type Sizes, seeded } from '../proof.ts'

/** The server and its git are killed while proposals are made and published: all or nothing, no lock left. */
export const editorKillProof: Proof = {
  name: 'editor-kill',
  claim:
    'a kill -9 while an editor sends or a manager publishes leaves all or nothing, and no lock',
  async run({ seed = 7, rounds = 20 }: Sizes) {
    const { proposed, published } = await killEditor(rounds, seed)
    return `${rounds} kills: ${proposed} proposals acknowledged, none lost; ${published} publications whole`
  },
}

/** Kills so many times, at moments of chance. Throws at the first state that is neither before nor after. */
export async function killEditor(rounds: number, seed: number) {
  const random = seeded(seed)
  const top = mkdtempSync(join(tmpdir(), 'mercan-kill-'))
  run(tmpdir(), 'clone', '-q', clinicRepository(), top)
  serveFrom(top, top)
  const acknowledged = new Set<string>()
  try {
    for (let round = 0; round < rounds; round += 1) {
      await killOnce(top, round, 200 + random() * 2500, acknowledged)
      await examine(top, acknowledged)
    }
    const published = run(top, 'log', '--first-parent', '--format=%H', '--grep=^Editor-Proposal: ')
    return { proposed: acknowledged.size, published: published.split('\n').filter(Boolean).length }
  } finally {
    rmSync(top, { recursive: true, force: true })
  }
}

async function killOnce(top: string, round: number, ms: number, acknowledged: Set<string>) {
  const script = join(import.meta.dirname, 'proposer.ts')
  const args = ['--import', import.meta.resolve('tsx'), script, top, String(round)]
  const child = spawn(process.execPath, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      if (line === 'ready') resolve()
      else acknowledged.add(line.replace('proposed ', ''))
    })
  })
  await Promise.race([ready, exit])
  await Promise.race([pause(ms), exit])
  must(child.exitCode === null, 'the server ended by itself')
  // git's processes with it: they are of its group.
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await exit
}

async function examine(top: string, acknowledged: ReadonlySet<string>) {
  const { editor } = await openEditor(top)
  const locks = readdirSync(join(top, '.git'), { recursive: true, encoding: 'utf8' })
  must(
    !locks.some((name) => name.endsWith('.lock')),
    `locks left: ${locks.filter((name) => name.endsWith('.lock'))}`,
  )
  must(
    run(top, 'status', '--porcelain') === '',
    `the checkout is not what is published: ${run(top, 'status', '--porcelain')}`,
  )
  const { open } = await editor.list({ staffId: 'proof', name: 'Proof' })
  const published = run(top, 'log', '--format=%B')
  for (const id of acknowledged)
    must(open.some((each) => each.id === id) || published.includes(id), `${id} is lost`)
  for (const { id, change } of open) must(change.files.length === 1, `${id} is no whole proposal`)
  const served = readFileSync(join(top, 'dist/index.html'), 'utf8')
  const isFirst = served === 'as it was' && !published.includes('Editor-Proposal')
  must(
    isFirst || served === readFileSync(join(top, 'content/prices.json'), 'utf8'),
    'another site is served than is published',
  )
}
