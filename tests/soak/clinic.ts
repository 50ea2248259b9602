import type { Agent } from 'node:http'
import { addDesk, copyClinic } from '../support/folders.ts'
import { type ServerProcess, startServer } from '../support/serverProcess.ts'
import { storedRows } from '../support/storedRows.ts'
import { keepAlive } from '../support/visitor.ts'

/** Without rate limits, which would refuse thousands of posts from one machine. */
export const unlimited = { RATE_LIMIT_ADDRESS: 'off', RATE_LIMIT_PHONE: 'off' }

/** A clinic with a desk, in a temporary folder, and its server processes. */
export type RunningClinic = {
  root: string
  /** Environment of each process. */
  env: Record<string, string>
  agent: Agent
  /** Starts another process; resolves once it listens. */
  start(
    more?: Record<string, string>,
    options?: Parameters<typeof startServer>[2],
  ): Promise<{ server: ServerProcess; origin: string }>
  /** Reads the requests from the store, without a server. */
  rows(): ReturnType<typeof storedRows>
}

/** Calls `work` with a copy of the clinic; afterwards kills its processes and removes it. */
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
