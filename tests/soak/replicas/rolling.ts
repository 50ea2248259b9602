import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { root } from '../../../scripts/build/paths.ts'
import { databasePlace } from '../../../src/server/storage/database.ts'
import { findPostgres, howToInstall } from '../../support/postgres.ts'
import type { ServerProcess } from '../../support/serverProcess.ts'
import { type RunningClinic, unlimited, withClinic } from '../clinic.ts'
import { must, type Proof } from '../proof.ts'
import { mustAllBeThere, visitAll } from '../visitors.ts'
import { withReplicas } from './replicas.ts'

/** How long both are there together at each step, in milliseconds. */
const together = 2500

type Where = {
  /** The engine of before; without it today's takes its own place. */
  older?: string
  /** Cuts every connection to the database, where there are any to be cut. */
  cut?(): Promise<unknown>
  /** Of the tables. */
  version(): Promise<number>
}

/**
 * Two processes of the release before are replaced, one after the other, by two of today's,
 * whose first one lets the tables grow, and these by the older ones again; visitors on them
 * all the while. Resolves to what was posted; throws when anyone was answered 5xx.
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
      await cut?.()
      await stopOldest()
    }
    isOver = true
    const { acknowledged, figures } = await visiting
    const after = await version()
    must(older === undefined || after > before, `the tables have not grown: ${before}, ${after}`)
    const told = started.flatMap(({ lines }) => lines.filter((line) => /"status":5/.test(line)))
    must(figures.refused === 0, `${figures.refused} were answered 5xx: ${told.join('\n')}`)
    for (const { server } of running) await server.stopped('SIGTERM')
    await mustAllBeThere(clinic, acknowledged)
    return { ...figures, before, after }
  } finally {
    isOver = true
  }
}

/** The same on a PostgreSQL database, whose connections are all cut at each step. */
const rollOnPostgres = (older: string, visitors: number) =>
  withReplicas((replicas) => {
    const { ask } = replicas
    const cut = () =>
      ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`)
    const version = async () => Number((await ask('SELECT version FROM table_version'))[0]?.version)
    return replaceAll(replicas, { older, cut, version }, visitors)
  })

/** The same on one file; it has no connections to be cut. */
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

/** The last commit before the tables last grew, in the layout of its time. */
const COMMIT = 'a6b6986^'
const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 30 })

/**
 * The engine as it was before the tables last grew, out of the history, in a folder of its
 * own. Throws where the history does not reach so far.
 */
export function olderRelease(): { commit: string; folder: string; remove(): void } {
  must(isKnown(COMMIT), `the history does not reach ${COMMIT}: git fetch --unshallow`)
  const folder = mkdtempSync(join(tmpdir(), 'mercan-older-'))
  const archive = git('archive', COMMIT, 'src', 'scripts', 'package.json', 'tsconfig.json')
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const commit = git('rev-parse', '--short', COMMIT).toString().trim()
  return { commit, folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function isKnown(commit: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', `${commit}{commit}`)
    return true
  } catch {
    return false
  }
}
