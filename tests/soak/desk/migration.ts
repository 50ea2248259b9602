import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Client, createClient } from '@libsql/client'
import { root } from '../../../scripts/build/paths.ts'
import { migrations } from '../../../src/server/storage/migrations.ts'
import { createStore } from '../../../src/server/storage/store.ts'
import { must, type Proof, seeded } from '../proof.ts'

/** Files as earlier servers have left them: of version 2 (without the mark of repeated requests) and 3. */
export const oldStores = ['second-version.db', 'third-version.db'] as const
const folder = join(root, 'tests/fixtures/old-stores')

/** Longest that a clinic may wait for its requests at the first start: milliseconds, for 10,000. */
const most = 5000

const open = (file: string): Client => createClient({ url: pathToFileURL(file).href })

/** A copy of an old file in a folder of its own, its rows repeated until there are so many. */
async function growOld(name: string, rows: number) {
  const place = mkdtempSync(join(tmpdir(), 'mercan-old-'))
  const file = join(place, 'requests.db')
  copyFileSync(join(folder, name), file)
  const client = open(file)
  await client.batch(
    [
      {
        sql: `WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < :rows)
          INSERT INTO requests (id, reference, name, phone, doctor, request, received_at, source,
            unlisted, phone_key, idempotency_key, done_at)
          SELECT id || '-' || n, reference || '-' || n, name, phone, doctor, request, received_at,
            source, unlisted, phone_key, idempotency_key || '-' || n, done_at
          FROM copies, requests LIMIT :rows - (SELECT count(*) FROM requests)`,
        args: { rows },
      },
      `INSERT INTO outbox (request_id, message_id, due_at)
        SELECT id, '<' || id || '>', received_at FROM requests
        WHERE id NOT IN (SELECT request_id FROM outbox)`,
    ],
    'write',
  )
  client.close()
  return { file, remove: () => rmSync(place, { recursive: true }) }
}

const kept = `id, reference, name, phone, doctor, request, received_at, source, unlisted, phone_key,
  idempotency_key, done_at`

/** The version of a file, how many requests are in it, and a sum of all that was there before the desk. */
async function lookInto(file: string) {
  const client = open(file)
  const version = Number((await client.execute('PRAGMA user_version')).rows[0]?.user_version)
  const whole = (await client.execute('PRAGMA integrity_check')).rows[0]?.integrity_check === 'ok'
  const hash = createHash('sha256')
  const { rows } = await client.execute(
    `SELECT json_group_array(json_array(${kept})) AS list FROM (SELECT * FROM requests ORDER BY id)`,
  )
  const { rows: mails } = await client.execute(
    'SELECT json_group_array(json_array(request_id, message_id, attempts, due_at)) AS list FROM outbox',
  )
  client.close()
  const list = String(rows[0]?.list)
  hash.update(list).update(String(mails[0]?.list))
  return { version, whole, count: (JSON.parse(list) as unknown[]).length, sum: hash.digest('hex') }
}

/** Opens an old file with so many requests as the server does; all are at the desk then. Resolves to milliseconds. */
export async function migrateOld(name: string, rows: number): Promise<number> {
  const { file, remove } = await growOld(name, rows)
  try {
    const before = await lookInto(file)
    must(before.count === rows && before.version < migrations.length, `${name} is no old file`)
    const store = createStore({ url: pathToFileURL(file).href, file })
    const start = performance.now()
    await store.check()
    const ms = performance.now() - start
    const { fresh } = await store.desk.board('2026-06-02')
    await store.close()
    const after = await lookInto(file)
    must(after.version === migrations.length && after.whole, 'the file is not of the new version')
    must(after.sum === before.sum, 'a request or a mail has changed')
    must(fresh.total > 0, 'the desk shows none of the old requests')
    return Math.round(ms)
  } finally {
    remove()
  }
}

/** Opens the file in a process that is killed so many milliseconds after it has begun; resolves to whether it was done. */
async function openAndKill(file: string, afterMs: number): Promise<boolean> {
  const script = join(import.meta.dirname, 'openOld.ts')
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const lines: string[] = []
  const output = createInterface(child.stdout)
  output.on('line', (line) => lines.push(line))
  await Promise.race([once(output, 'line'), exit])
  await Promise.race([wait(afterMs), exit])
  child.kill('SIGKILL')
  await exit
  return lines.includes('done')
}

/**
 * Kills the change of the tables so many times, each time in an old file: it is as it was, or as it
 * is meant to be, and nothing between. Resolves to how many were as they had been.
 */
export async function killMigration(rounds: number, rows: number, seed: number): Promise<number> {
  const random = seeded(seed)
  let longest = await migrateOld(oldStores[0], rows)
  let unchanged = 0
  for (const name of oldStores) {
    const { file, remove } = await growOld(name, rows)
    const tried = mkdtempSync(join(tmpdir(), 'mercan-killed-'))
    try {
      const before = await lookInto(file)
      for (let round = 0; round < rounds / oldStores.length; round += 1) {
        const copy = join(tried, `${round}`, 'requests.db')
        cpSync(dirname(file), dirname(copy), { recursive: true })
        const wasDone = await openAndKill(copy, random() * longest)
        // Half of the kills come too late where this machine is faster than the measured run.
        if (wasDone) longest *= 0.8
        const after = await lookInto(copy)
        must(after.whole && after.sum === before.sum, `${name}: what was stored has changed`)
        const isOld = after.version === before.version
        must(isOld || after.version === migrations.length, `${name}: version ${after.version}`)
        if (isOld) unchanged += 1
        const store = createStore({ url: pathToFileURL(copy).href, file: copy })
        await store.check()
        await store.close()
        const next = await lookInto(copy)
        const isNew = next.version === migrations.length && next.sum === before.sum
        must(isNew, `${name}: the next start does not go on`)
      }
    } finally {
      remove()
      rmSync(tried, { recursive: true })
    }
  }
  return unchanged
}

export const deskMigrationProof: Proof = {
  name: 'desk-migration',
  claim:
    'A real file of the server before the desk, with 10,000 requests, is taken over within 5 s, whole or, when that is killed, not at all.',
  async run({ seed = 10, rounds = 20 }) {
    const times: number[] = []
    for (const name of oldStores) times.push(await migrateOld(name, 10_000))
    const unchanged = await killMigration(rounds, 10_000, seed)
    const figures = `10,000 requests in ${times.join(' and ')} ms (versions 2 and 3); of ${rounds} killed ${unchanged} were as before, ${rounds - unchanged} done, none between`
    must(Math.max(...times) <= most, figures)
    must(unchanged > 0, `none was killed in the middle: ${figures}`)
    return figures
  },
}
