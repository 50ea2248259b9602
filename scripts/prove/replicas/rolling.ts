import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { databasePlace } from '../../../src/server/database.ts'
import { addDesk } from '../desk/openDesks.ts'
import { copyClinic } from '../endpoint/clinicCopy.ts'
import { type ServerProcess, startServer } from '../endpoint/serverProcess.ts'
import { must, type Proof } from '../proof.ts'
import { mustAllBeThere, visitAll } from './killReplica.ts'
import { olderRelease } from './olderRelease.ts'
import { findPostgres, howToInstall, startPostgres } from './postgres.ts'

const unlimited = { RATE_LIMIT_ADDRESS: 'off', RATE_LIMIT_PHONE: 'off' }
/** How long both are there together at each step, in milliseconds. */
const together = 2500

type Where = {
  root: string
  env: Record<string, string>
  /** The engine of before; without it today's takes its own place. */
  older?: string
  /** Cuts every connection to the database, where there are any to be cut. */
  cut(): Promise<void>
  /** Of the tables. */
  version(): Promise<number>
}

/**
 * Two processes of the release before are replaced, one after the other, by two of today's,
 * whose first one lets the tables grow, and these by the older ones again; visitors on them
 * all the while. Resolves to what was posted; throws when anyone was answered 5xx.
 */
async function replaceAll({ root, env, older, cut, version }: Where, visitors: number) {
  const origins: string[] = []
  const running: { server: ServerProcess; origin: string }[] = []
  const started: ServerProcess[] = []
  let isOver = false
  const start = async (engine?: string) => {
    const server = startServer(root, { ...unlimited, ...env }, { engine })
    started.push(server)
    const origin = await server.ready()
    running.push({ server, origin })
    origins.push(origin)
  }
  const stopOldest = async () => {
    const oldest = running.shift()
    // As a proxy does: nobody new is led there, and who is there is answered.
    origins.splice(origins.indexOf(oldest?.origin ?? ''), 1)
    must((await oldest?.server.stopped('SIGTERM')) === 0, 'it has not stopped in good order')
  }
  try {
    await start(older)
    await start(older)
    const before = await version()
    const visiting = visitAll(() => origins, { visitors, everyMs: 1000, forMs: () => isOver })
    for (const engine of [undefined, undefined, older, older]) {
      await wait(together)
      await start(engine)
      await wait(together)
      await cut()
      await stopOldest()
    }
    isOver = true
    const { acknowledged, figures } = await visiting
    const after = await version()
    must(older === undefined || after > before, `the tables have not grown: ${before}, ${after}`)
    const told = started.flatMap(({ lines }) => lines.filter((line) => /"status":5/.test(line)))
    must(figures.refused === 0, `${figures.refused} were answered 5xx: ${told.join('\n')}`)
    for (const { server } of running) await server.stopped('SIGTERM')
    await mustAllBeThere({ root, env }, acknowledged)
    return { ...figures, before, after }
  } finally {
    isOver = true
    for (const server of started) server.kill('SIGKILL')
  }
}

/** The same on a PostgreSQL database, whose connections are all cut at each step. */
export async function rollOnPostgres(older: string, visitors: number) {
  const postgres = await startPostgres()
  const clinic = copyClinic()
  addDesk(clinic.root)
  try {
    const url = await postgres.createDatabase()
    const name = new URL(url).pathname.slice(1)
    return await replaceAll(
      {
        root: clinic.root,
        env: { DATABASE_URL: url },
        older,
        cut: () =>
          postgres
            .ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
            .then(() => {}),
        async version() {
          const [row] = await postgres.ask('SELECT version FROM table_version', url)
          return Number(row?.version)
        },
      },
      visitors,
    )
  } finally {
    await postgres.stop()
    clinic.remove()
  }
}

/** The same on one file; it has no connections to be cut. */
export async function rollOnFile(older: string | undefined, visitors: number) {
  const clinic = copyClinic()
  addDesk(clinic.root)
  const { url } = databasePlace(clinic.root, {})
  const version = async () => {
    const client = createClient({ url })
    const { rows } = await client.execute('PRAGMA user_version').finally(() => client.close())
    return Number(rows[0]?.user_version)
  }
  try {
    const where = { root: clinic.root, env: {}, older, cut: async () => {}, version }
    return await replaceAll(where, visitors)
  } finally {
    clinic.remove()
  }
}

export const rollingProof: Proof = {
  name: 'rolling',
  claim:
    'A new release takes the place of the one before, and that its place again, process by process on one database: nobody is answered 5xx.',
  async run() {
    must(findPostgres() !== undefined, `PostgreSQL is not here: ${howToInstall}`)
    const { commit, folder, remove } = olderRelease()
    try {
      const tell = (name: string, figures: Awaited<ReturnType<typeof rollOnFile>>) => {
        const { posts, retries, before, after, p99, longest } = figures
        return `${name}: ${posts} acknowledged, 0 missing, 0 twice, 0 answered 5xx, ${retries} sent again (cut off); tables ${before} to ${after}; ms p99 ${p99}, longest ${longest}`
      }
      return [
        `from ${commit} to today's and back, a post a second from each visitor`,
        tell(
          'PostgreSQL, 20 visitors, connections cut at each step',
          await rollOnPostgres(folder, 20),
        ),
        tell('one SQLite file, 5 visitors', await rollOnFile(folder, 5)),
        tell("one SQLite file, 20 visitors, today's by today's", await rollOnFile(undefined, 20)),
      ].join('\n      ')
    } finally {
      remove()
    }
  },
}
