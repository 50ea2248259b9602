import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { root } from '../../../scripts/publish/paths.ts'
import { databasePlace } from '../../../src/server/storage/database.ts'
import { withFolder } from '../../support/folders.ts'
import { findPostgres, howToInstall } from '../../support/postgres.ts'
import type { ServerProcess } from '../../support/serverProcess.ts'
import { type RunningClinic, unlimited, withClinic } from '../clinic.ts'
import { must, type Proof } from '../proof.ts'
import { mustAllBeThere, visitAll } from '../visitors.ts'
import { withReplicas } from './replicas.ts'

/** Milliseconds for which an old and a new process run together at each step. */
const together = 2500

type Where = {
  /** The folder of the older release; the current release by default. */
  older?: string
  /** Cuts every connection to the database. */
  cut?(): Promise<unknown>
  /** The version of the tables. */
  version(): Promise<number>
}

/**
 * Under visitors, replaces two processes of the older release one by one with two current ones,
 * the first of which migrates the tables, and back. Throws if a visitor receives 5xx.
 */
async function replaceAll(clinic: RunningClinic, { older, cut, version }: Where, visitors: number) {
  const origins: string[] = []
  const running: { server: ServerProcess; origin: string }[] = []
  const started: ServerProcess[] = []
  let isOver = false
  const start = async (engine?: string) => {
    const { server, origin } = await clinic.start(unlimited, { engine })
    started.push(server)
    running.push({ server, origin })
    origins.push(origin)
  }
  const stopOldest = async () => {
    const oldest = running.shift()
    // Like a proxy: no new connections, but open ones are served.
    origins.splice(origins.indexOf(oldest?.origin ?? ''), 1)
    must((await oldest?.server.stopped('SIGTERM')) === 0, 'it did not exit with 0')
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
      await cut?.()
      await stopOldest()
    }
    isOver = true
    const { acknowledged, figures } = await visiting
    const after = await version()
    must(older === undefined || after > before, `the tables were not migrated: ${before}, ${after}`)
    const told = started.flatMap(({ lines }) => lines.filter((line) => /"status":5/.test(line)))
    must(figures.refused === 0, `${figures.refused} were answered 5xx: ${told.join('\n')}`)
    for (const { server } of running) await server.stopped('SIGTERM')
    await mustAllBeThere(clinic, acknowledged)
    return { ...figures, before, after }
  } finally {
    isOver = true
  }
}

/** On PostgreSQL, with every connection cut at each step. */
const rollOnPostgres = (older: string, visitors: number) =>
  withReplicas((replicas) => {
    const { ask } = replicas
    const cut = () =>
      ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`)
    const version = async () => Number((await ask('SELECT version FROM table_version'))[0]?.version)
    return replaceAll(replicas, { older, cut, version }, visitors)
  })

/** On one file, which has no connections to cut. */
const rollOnFile = (older: string | undefined, visitors: number) =>
  withClinic({}, (clinic) => {
    const { url } = databasePlace(clinic.root, {})
    const version = async () => {
      const client = createClient({ url })
      const { rows } = await client.execute('PRAGMA user_version').finally(() => client.close())
      return Number(rows[0]?.user_version)
    }
    return replaceAll(clinic, { older, version }, visitors)
  })

export const rollingProof: Proof = {
  name: 'rolling',
  claim:
    'A new release replaces the previous one and is replaced by it, process by process on one database: no visitor receives 5xx.',
  async run() {
    must(findPostgres() !== undefined, `PostgreSQL is missing: ${howToInstall}`)
    return withFolder('older', async (folder) => {
      const commit = olderRelease(folder)
      const tell = (name: string, figures: Awaited<ReturnType<typeof rollOnFile>>) => {
        const { posts, retries, before, after, p99, longest } = figures
        return `${name}: ${posts} acknowledged, 0 missing, 0 twice, 0 answered 5xx, ${retries} sent again (cut off); tables ${before} to ${after}; ms p99 ${p99}, longest ${longest}`
      }
      const postgres = await rollOnPostgres(folder, 20)
      return [
        `from ${commit} to the current release and back, a post a second from each visitor`,
        tell('PostgreSQL, 20 visitors, connections cut at each step', postgres),
        tell('one SQLite file, 5 visitors', await rollOnFile(folder, 5)),
        tell('one SQLite file, 20 visitors, current to current', await rollOnFile(undefined, 20)),
      ].join('\n      ')
    })
  },
}

/** The last commit before the newest migration, in the layout of its time. */
const COMMIT = '9257d2cc'
const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 30 })

/** Extracts the release before the newest migration into a folder; returns its commit. Needs the whole history. */
function olderRelease(folder: string): string {
  const archive = git('archive', COMMIT, 'src', 'scripts', 'package.json', 'tsconfig.json')
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return git('rev-parse', '--short', COMMIT).toString().trim()
}
