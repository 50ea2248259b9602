import type { Agent } from 'node:http'
import { copyClinic } from '../support/clinicCopy.ts'
import { type ServerProcess, startServer } from '../support/serverProcess.ts'
import { storedRows } from '../support/storedRows.ts'
import { keepAlive } from '../support/visitor.ts'
import { addDesk } from './desk/openDesks.ts'

/** Thousands of posts from one machine are what the limits are against. */
export const unlimited = { RATE_LIMIT_ADDRESS: 'off', RATE_LIMIT_PHONE: 'off' }

type Started = { server: ServerProcess; origin: string }

/** A clinic with a desk, in a temporary folder, and its server processes. */
export type RunningClinic = {
  root: string
  /** Variables of each process, with which the store can be opened too. */
  env: Record<string, string>
  /** Keeps connections open for the visitors. */
  agent: Agent
  /** Starts one more process; resolves once it listens. */
  start(
    more?: Record<string, string>,
    options?: Parameters<typeof startServer>[2],
  ): Promise<Started>
  /** Reads the store past the processes. */
  rows(): ReturnType<typeof storedRows>
}

/** Does the work with a copy of the clinic; afterwards its processes have ended and it is removed. */
export async function withClinic<T>(
  env: Record<string, string>,
  work: (clinic: RunningClinic) => Promise<T>,
): Promise<T> {
  const { root, remove } = copyClinic()
  addDesk(root)
  const agent = keepAlive()
  const servers: ServerProcess[] = []
  try {
    return await work({
      root,
      env,
      agent,
      async start(more = {}, options = {}) {
        const server = startServer(root, { ...env, ...more }, options)
        servers.push(server)
        return { server, origin: await server.ready() }
      },
      rows: () => storedRows(root, env),
    })
  } finally {
    agent.destroy()
    for (const server of servers) server.kill('SIGKILL')
    await Promise.all(servers.map((server) => server.stopped()))
    remove()
  }
}
