import { cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Client, createClient } from '@libsql/client'
import { root } from '../../../scripts/publish/paths.ts'
import { migrations } from '../../../src/server/storage/migrations.ts'
import { createStore } from '../../../src/server/storage/store.ts'
import { withFolder } from '../../support/folders.ts'
import { killScript } from '../../support/serverProcess.ts'
import { must, type Proof, seeded } from '../proof.ts'

/** Databases of earlier servers: of version 2 (without marks for repeated requests) and 3. */
export const oldStores = ['second-version.db', 'third-version.db'] as const
const fixtures = join(root, 'tests/fixtures/old-stores')

/** Limit of the first start with 10,000 requests, in milliseconds. */
const most = 5000

const open = (file: string): Client => createClient({ url: pathToFileURL(file).href })

/** Copies an old database into a folder and repeats its requests up to `rows`; resolves to the file. */
async function growOld(place: string, name: string, rows: number): Promise<string> {
  const file = join(place, 'requests.db')
  cpSync(join(fixtures, name), file)
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
  return file
}

const kept = `id, reference, name, phone, doctor, request, received_at, source, unlisted, phone_key,
  idempotency_key, done_at`

/** The version and integrity of a database, its requests, and the fields that exist in every version. */
async function lookInto(file: string) {
  const client = open(file)
  const version = Number((await client.execute('PRAGMA user_version')).rows[0]?.user_version)
  const whole = (await client.execute('PRAGMA integrity_check')).rows[0]?.integrity_check === 'ok'
  const { rows } = await client.execute(
    `SELECT json_group_array(json_array(${kept})) AS list FROM (SELECT * FROM requests ORDER BY id)`,
  )
  const { rows: mails } = await client.execute(
    'SELECT json_group_array(json_array(request_id, message_id, attempts, due_at)) AS list FROM outbox',
  )
  client.close()
  const list = String(rows[0]?.list)
  const count = (JSON.parse(list) as unknown[]).length
  return { version, whole, count, data: `${list} ${mails[0]?.list}` }
}

/** Opens an old database with `rows` requests as the server does. Resolves to milliseconds. */
export const migrateOld = (name: string, rows: number): Promise<number> =>
  withFolder('old', async (folder) => {
    const file = await growOld(folder, name, rows)
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
    must(after.data === before.data, 'a request or a mail has changed')
    must(fresh.total > 0, 'the desk shows none of the old requests')
    return Math.round(ms)
  })

/**
 * Kills migrations of old databases, `rounds` in all: each file is unchanged or migrated, and the
 * next start completes it. Resolves to the number of unchanged files.
 */
export async function killMigration(rounds: number, rows: number, seed: number): Promise<number> {
  const random = seeded(seed)
  let longest = await migrateOld(oldStores[0], rows)
  let unchanged = 0

  async function killOnce(
    name: string,
    copy: string,
    before: Awaited<ReturnType<typeof lookInto>>,
  ) {
    const script = join(import.meta.dirname, 'openOld.ts')
    const { lines } = await killScript(script, [copy], random() * longest)
    // Half of the kills come too late where this machine is faster than the measured run.
    if (lines.includes('done')) longest *= 0.8
    const after = await lookInto(copy)
    must(after.whole && after.data === before.data, `${name}: the stored data has changed`)
    const isOld = after.version === before.version
    must(isOld || after.version === migrations.length, `${name}: version ${after.version}`)
    if (isOld) unchanged += 1
    const store = createStore({ url: pathToFileURL(copy).href, file: copy })
    await store.check()
    await store.close()
    const next = await lookInto(copy)
    const isNew = next.version === migrations.length && next.data === before.data
    must(isNew, `${name}: the next start does not complete the migration`)
  }

  for (const name of oldStores)
    await withFolder('killed', async (folder) => {
      const file = await growOld(join(folder, 'old'), name, rows)
      const before = await lookInto(file)
      for (let round = 0; round < rounds / oldStores.length; round += 1) {
        const copy = join(folder, `${round}`, 'requests.db')
        cpSync(dirname(file), dirname(copy), { recursive: true })
        await killOnce(name, copy, before)
      }
    })
  return unchanged
}

export const deskMigrationProof: Proof = {
  name: 'desk-migration',
  claim:
    'A database of the server before the desk, with 10,000 requests, is migrated within 5 s, or after a kill completely or not at all.',
  async run({ seed = 10, rounds = 20 }) {
    const times: number[] = []
    for (const name of oldStores) times.push(await migrateOld(name, 10_000))
    const unchanged = await killMigration(rounds, 10_000, seed)
    const figures = `10,000 requests in ${times.join(' and ')} ms (versions 2 and 3); of ${rounds} kills ${unchanged} left the file unchanged, ${rounds - unchanged} came after the migration`
    must(Math.max(...times) <= most, figures)
    must(unchanged > 0, `none was killed in the middle: ${figures}`)
    return figures
  },
}
