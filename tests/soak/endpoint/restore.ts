import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root as engine } from '../../../scripts/publish/paths.ts'
import { listCopies } from '../../../src/server/storage/backup/copies.ts'
import type { Receipt } from '../../../src/shared/publicRoutes.ts'
import { scriptArguments } from '../../support/serverProcess.ts'
import { mustHold } from '../../support/storedRows.ts'
import { fillForm, readReceipt, sendForm } from '../../support/visitor.ts'
import { type RunningClinic, unlimited, withClinic } from '../clinic.ts'
import { must, type Proof, seeded } from '../proof.ts'

const visitors = 8
/** A backup each second, the shortest interval. */
const env = { ...unlimited, BACKUP_DIR: 'copies', BACKUP_EVERY: '1' }

type Acknowledged = { receipt: Receipt; at: number }

/** Visitors post until the server is killed, which happens after `killAfter` receipts. */
async function postUntilKilled({ start, agent }: RunningClinic, killAfter: number) {
  const { server, origin } = await start()
  const acknowledged = new Map<string, Acknowledged>()
  let sent = 0
  const visitor = async () => {
    for (;;) {
      const form = fillForm(`Hasta ${sent}`, String(sent++))
      const answer = await sendForm(agent, origin, form).catch(() => undefined)
      if (!answer) return
      must(answer.status === 201, `answered ${answer.status} ${answer.body}`)
      acknowledged.set(form.name, { receipt: readReceipt(answer), at: Date.now() })
      if (acknowledged.size === killAfter) server.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  await server.stopped()
  return acknowledged
}

/** The output of `npm run backup -- restore`. */
function restore(clinic: string, copy: string): string {
  const command = scriptArguments(join(engine, 'scripts/cli/backup.ts'), 'restore', copy)
  const own = { ...process.env, ...env, CLINIC: clinic }
  return execFileSync(process.execPath, command, { cwd: engine, env: own }).toString()
}

/**
 * Kills a server that makes backups, restores the newest (`isLost`: after deleting the database)
 * and restarts. Resolves to the acknowledged requests, those before the backup and those missing.
 */
export const restoreAfterLoss = (killAfter: number, isLost: boolean) =>
  withClinic(env, async (clinic) => {
    const acknowledged = await postUntilKilled(clinic, killAfter)
    const [newest] = await listCopies(join(clinic.root, 'copies'))
    must(newest !== undefined, 'there is no backup')
    if (isLost) rmSync(join(clinic.root, '.data'), { recursive: true })
    const told = restore(clinic.root, newest.file)

    const { server, origin } = await clinic.start()
    const health = await fetch(`${origin}/api/health`)
    must(health.status === 200, `the server is unhealthy: ${health.status}`)
    await server.stopped('SIGTERM')
    const rows = await clinic.rows()
    const all = [...acknowledged].map(([name, each]) => ({ name, ...each }))
    const before = all.filter(({ at }) => at < newest.at)
    mustHold(rows, new Map(before.map(({ name, receipt }) => [name, receipt])))
    const kept = new Set(rows.map(({ reference }) => reference))
    const after = all.map(({ receipt }) => receipt.reference).filter((each) => !kept.has(each))
    // Requests without a response may be stored or not; nothing else may differ.
    const areNamed = isLost || after.every((each) => told.includes(each))
    must(areNamed, `not all were named: ${told}`)
    return { posts: all.length, before: before.length, after: after.length }
  })

export const restoreProof: Proof = {
  name: 'restore',
  claim: 'A restored backup has all requests acknowledged before it began; later ones are named.',
  async run({ rounds = 6, seed = 18 }) {
    const random = seeded(seed)
    const lines: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const isLost = round % 2 === 1
      const killAfter = 300 + Math.floor(random() * 600)
      const { posts, before, after } = await restoreAfterLoss(killAfter, isLost)
      const named = isLost ? 'unnamed, without the database' : 'each named'
      lines.push(
        `${posts} acknowledged, ${before} before the newest copy: all there; ${after} after it (${named})`,
      )
    }
    return lines.join('\n      ')
  },
}
