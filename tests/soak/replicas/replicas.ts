import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../../support/postgres.ts'
import { type FilledForm, sendForm } from '../../support/visitor.ts'
import { type RunningClinic, withClinic } from '../clinic.ts'
import { mustAllBeThere, type VisitFigures, visitAll } from '../visitors.ts'

/** A clinic whose server processes share a PostgreSQL database. */
export type Replicas = RunningClinic & {
  /** Queries the database without a server. */
  ask(sql: string): Promise<Record<string, unknown>[]>
}

/** Calls `work` with a clinic on its own database; stops and removes everything afterwards. */
export async function withReplicas<T>(work: (replicas: Replicas) => Promise<T>): Promise<T> {
  const postgres = await startPostgres()
  try {
    const url = await postgres.createDatabase()
    return await withClinic({ RATE_LIMIT_ADDRESS: 'off', DATABASE_URL: url }, (clinic) =>
      work({ ...clinic, ask: (sql) => postgres.ask(sql, url) }),
    )
  } finally {
    await postgres.stop()
  }
}

/** Starts two processes; `send` takes turns between them. */
export async function startBoth({ start, agent }: Replicas, env: Record<string, string> = {}) {
  const both = [await start(env), await start(env)]
  return {
    send: (form: FilledForm, at: number) => sendForm(agent, both[at % 2]?.origin ?? '', form),
    async stop() {
      for (const { server } of both) await server.stopped('SIGTERM')
    },
  }
}

/** Kills one of two processes, and a third that replaced it, while visitors post. */
export async function killReplicas(
  replicas: Replicas,
  visit: { visitors: number; everyMs: number; forMs: number },
): Promise<VisitFigures> {
  const origins: string[] = []
  const start = async () => {
    const { server, origin } = await replicas.start({ RATE_LIMIT_PHONE: 'off' })
    origins.push(origin)
    return server
  }
  const first = await start()
  await start()
  const visiting = visitAll(() => origins, visit)
  await wait(visit.forMs / 4)
  await first.stopped('SIGKILL')
  const third = await start()
  await wait(visit.forMs / 4)
  await third.stopped('SIGKILL')
  const { acknowledged, figures } = await visiting
  await mustAllBeThere(replicas, acknowledged)
  return figures
}
