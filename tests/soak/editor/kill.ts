import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyServed, locksIn, run } from '../../support/clinicRepository.ts'
import { removeFolder } from '../../support/folders.ts'
import { openEditor } from '../../support/openEditor.ts'
import { killScript } from '../../support/serverProcess.ts'
import { must, type Proof, type Sizes, seeded } from '../proof.ts'

/** Kills the server and its git processes while they create and publish proposals. */
export const editorKillProof: Proof = {
  name: 'editor-kill',
  claim:
    'a kill -9 while an editor sends or a manager publishes leaves all or nothing, and no lock',
  async run({ seed = 7, rounds = 20 }: Sizes) {
    const { proposed, published } = await killEditor(rounds, seed)
    return `${rounds} kills: ${proposed} proposals acknowledged, none lost; ${published} publications whole`
  },
}

/** Kills `rounds` times at random moments. Throws at the first state that is neither before nor after. */
export async function killEditor(rounds: number, seed: number) {
  const random = seeded(seed)
  const top = copyServed('kill')
  const script = join(import.meta.dirname, 'proposer.ts')
  const acknowledged = new Set<string>()
  try {
    for (let round = 0; round < rounds; round += 1) {
      const ms = 200 + random() * 2500
      const { lines, hasExited } = await killScript(script, [top, String(round)], ms)
      must(!hasExited, 'the server exited by itself')
      for (const id of lines) acknowledged.add(id)
      await examine(top, acknowledged)
    }
    const published = run(top, 'log', '--first-parent', '--format=%H', '--grep=^Editor-Proposal: ')
    return { proposed: acknowledged.size, published: published.split('\n').filter(Boolean).length }
  } finally {
    removeFolder(top)
  }
}

async function examine(top: string, acknowledged: ReadonlySet<string>) {
  const { editor } = await openEditor(top)
  must(locksIn(top).length === 0, `locks left: ${locksIn(top)}`)
  const changed = run(top, 'status', '--porcelain')
  must(changed === '', `the checkout differs from the published site: ${changed}`)
  const { open } = await editor.list({ staffId: 'proof', name: 'Proof' })
  const published = run(top, 'log', '--format=%B')
  for (const id of acknowledged)
    must(open.some((each) => each.id === id) || published.includes(id), `${id} is lost`)
  for (const { id, change } of open) must(change.files.length === 1, `${id} is incomplete`)
  const served = readFileSync(join(top, 'dist/index.html'), 'utf8')
  const isFirst = served === 'as it was' && !published.includes('Editor-Proposal')
  must(
    isFirst || served === readFileSync(join(top, 'content/prices.json'), 'utf8'),
    'the served site is not the published one',
  )
}
