import { addDesk } from '../desk/openDesks.ts'
import { copyClinic } from '../endpoint/clinicCopy.ts'
import { type ServerProcess, startServer } from '../endpoint/serverProcess.ts'
import { startPostgres } from './postgres.ts'

/** Thousands of posts from one machine are what the limit is against. */
const unlimited = { RATE_LIMIT_ADDRESS: 'off' }

/** A clinic whose server processes share a PostgreSQL database. */
export type Replicas = {
  root: string
  /** Of each process, with which the store can be opened too. */
  env: Record<string, string>
  /** Starts one more process; resolves to it and its address. */
  start(more?: Record<string, string>): Promise<{ server: ServerProcess; origin: string }>
  /** Asks the database past all of them. */
  ask(sql: string): Promise<Record<string, unknown>[]>
}

/** Does the work with a clinic on a database of its own; everything is gone after it. */
export async function withReplicas<T>(work: (replicas: Replicas) => Promise<T>): Promise<T> {
  const postgres = await startPostgres()
  const clinic = copyClinic()
  addDesk(clinic.root)
  const servers: ServerProcess[] = []
  try {
    const url = await postgres.createDatabase()
    const env = { ...unlimited, DATABASE_URL: url }
    return await work({
      root: clinic.root,
      env,
      async start(more = {}) {
        const server = startServer(clinic.root, { ...env, ...more })
        servers.push(server)
        return { server, origin: await server.ready() }
      },
      ask: (sql) => postgres.ask(sql, url),
    })
  } finally {
    for (const server of servers) server.kill('SIGKILL')
    await Promise.all(servers.map((server) => server.stopped()))
    await postgres.stop()
    clinic.remove()
  }
}
