import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openSession } from '../../support/deskSessions.ts'
import type { DeskNews } from './deskClient.ts'

export type OpenDesks = {
  /** When each desk first showed a request, by its reference: milliseconds since 1970. */
  shown: ReadonlyMap<string, number[]>
  /** Resolves when `condition` holds; checked at each event. */
  until(condition: () => boolean): Promise<void>
  close(): Promise<void>
}

/** Opens `count` desks at a server of this clinic; resolves when all receive events. */
export async function openDesks(
  root: string,
  origin: string,
  count: number,
  env: NodeJS.ProcessEnv = {},
): Promise<OpenDesks> {
  const secret = await openSession(root, { env })
  const script = join(import.meta.dirname, 'deskClient.ts')
  const child = fork(script, [origin, secret, String(count)], {
    execArgv: ['--import', import.meta.resolve('tsx')],
  })
  const exit = once(child, 'exit')
  const shown = new Map<string, number[]>()
  const live = new Set<number>()
  child.on('message', (news: DeskNews) => {
    if (news.kind === 'live') live.add(news.desk)
    else if (news.kind === 'ended') live.delete(news.desk)
    else
      for (const reference of news.references)
        shown.set(reference, [...(shown.get(reference) ?? []), news.at])
  })
  async function until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      if (child.exitCode !== null) throw new Error('the process of the desks has ended')
      await Promise.race([once(child, 'message'), exit])
    }
  }
  await until(() => live.size === count)
  return {
    shown,
    until,
    async close() {
      if (child.connected) child.disconnect()
      await exit
    },
  }
}
