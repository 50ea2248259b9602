import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listCopies } from '../../../src/server/backup/copies.ts'
import { root as engine } from '../../build/places.ts'
import { must, type Proof, seeded } from '../proof.ts'
import { copyClinic } from './clinicCopy.ts'
import { type ServerProcess, startServer } from './serverProcess.ts'
import { mustHold, storedRows } from './storedRows.ts'
import { fillForm, keepAlive, type Receipt, readReceipt, sendForm } from './visitor.ts'

const visitors = 8
/** A copy each second, which is the most that can be asked for. */
const env = {
  RATE_LIMIT_ADDRESS: 'off',
  RATE_LIMIT_PHONE: 'off',
  BACKUP_DIR: 'copies',
  BACKUP_EVERY: '1',
}

type Acknowledged = { receipt: Receipt; at: number }

/** Visitors post one after the other until the server is killed, when so many are acknowledged. */
async function postUntilKilled(server: ServerProcess, killAfter: number) {
  const origin = await server.ready()
  const agent = keepAlive()
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
  agent.destroy()
  await server.stopped()
  return acknowledged
}

/** What `npm run backup -- restore` says. */
function restore(clinic: string, copy: string): string {
  const tsx = fileURLToPath(import.meta.resolve('tsx'))
  const command = ['--import', tsx, join(engine, 'scripts/backup.ts'), 'restore', copy]
  const own = { ...process.env, ...env, CLINIC: clinic }
  return execFileSync(process.execPath, command, { cwd: engine, env: own }).toString()
}

/**
 * Kills a server that copies its file while visitors post, puts the newest copy in the place
 * of the file (`isLost`: which is gone by then) and starts anew. Resolves to how many were
 * acknowledged, and how many of them are not there any more.
 */
export async function restoreAfterLoss(killAfter: number, isLost: boolean) {
  const clinic = copyClinic()
  const servers = [startServer(clinic.root, env)]
  try {
    const [first] = servers as [ServerProcess]
    const acknowledged = await postUntilKilled(first, killAfter)
    const [newest] = await listCopies(join(clinic.root, 'copies'))
    must(newest !== undefined, 'there is no copy')
    if (isLost) rmSync(join(clinic.root, '.data'), { recursive: true })
    const told = restore(clinic.root, newest.file)

    const again = startServer(clinic.root, env)
    servers.push(again)
    const health = await fetch(`${await again.ready()}/api/health`)
    must(health.status === 200, `the server is not well: ${health.status}`)
    await again.stopped('SIGTERM')
    const rows = await storedRows(clinic.root)
    const all = [...acknowledged].map(([name, each]) => ({ name, ...each }))
    const before = all.filter(({ at }) => at < newest.at)
    mustHold(rows, new Map(before.map(({ name, receipt }) => [name, receipt])))
    const kept = new Set(rows.map(({ reference }) => reference))
    const after = all.map(({ receipt }) => receipt.reference).filter((each) => !kept.has(each))
    // What nobody had heard of any more may be among those that were named, and nothing else.
    if (!isLost)
      must(
        after.every((each) => told.includes(each)),
        `not all were named: ${told}`,
      )
    return { posts: all.length, before: before.length, after: after.length }
  } finally {
    for (const server of servers) server.kill('SIGKILL')
    clinic.remove()
  }
}

export const restoreProof: Proof = {
  name: 'restore',
  claim:
    'A copy put back has all that was acknowledged before it was begun; what came after it is named.',
  async run({ rounds = 6, seed = 18 }) {
    const random = seeded(seed)
    const lines: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const isLost = round % 2 === 1
      const { posts, before, after } = await restoreAfterLoss(
        300 + Math.floor(random() * 600),
        isLost,
      )
      const named = isLost ? 'the file was gone, so nobody could name them' : 'each named'
      lines.push(
        `${posts} acknowledged, ${before} before the newest copy: all there; ${after} came after it (${named})`,
      )
    }
    return lines.join('\n      ')
  },
}
