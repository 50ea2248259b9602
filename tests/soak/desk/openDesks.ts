import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databasePlace } from '../../../src/server/storage/database.ts'
import { createStore } from '../../../src/server/storage/store.ts'
import type { DeskNews } from './deskClient.ts'
import { letIn } from './sessions.ts'

/** Gives a clinic's folder a desk, as the build does. */
export function addDesk(root: string): void {
  mkdirSync(join(root, '.desk'))
  writeFileSync(join(root, '.desk/index.html'), '<!doctype html><title>Desk</title>')
}

/** Someone who works at a clinic's desk; resolves to the secret of an open session. */
export async function openSession(root: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const store = createStore(databasePlace(root, env))
  try {
    return await letIn(store, 'Proof', 'reception')
  } finally {
    await store.close()
  }
}

export type OpenDesks = {
  /** When each desk first showed a request, by its reference: milliseconds since 1970. */
  shown: ReadonlyMap<string, number[]>
  /** Resolves when `condition` holds; checked at each event. */
  until(condition: () => boolean): Promise<void>
  /** How many desks have a stream now. */
  live(): number
  close(): Promise<void>
}

/** Opens so many desks at a server of this clinic; resolves when all of them are live. */
export async function openDesks(
  root: string,
  origin: string,
  count: number,
  env: NodeJS.ProcessEnv = {},
): Promise<OpenDesks> {
  const secret = await openSession(root, env)
  const script = join(import.meta.dirname, 'deskClient.ts')
  const child = fork(script, [origin, secret, String(count)], {
    execArgv: ['--import', import.meta.resolve('tsx')],
  })
  const exit = once(child, 'exit')
  const shown = new Map<string, number[]>()
  const live = new Set<number>()
  let waiting: (() => void)[] = []
  child.on('message', (news: DeskNews) => {
    if (news.kind === 'live') live.add(news.desk)
    else if (news.kind === 'ended') live.delete(news.desk)
    else
      for (const reference of news.references)
        shown.set(reference, [...(shown.get(reference) ?? []), news.at])
    for (const look of waiting.splice(0)) look()
  })
  async function until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      if (child.exitCode !== null) throw new Error('the desks have gone')
      await Promise.race([new Promise<void>((resolve) => (waiting = [...waiting, resolve])), exit])
    }
  }
  await until(() => live.size === count)
  return {
    shown,
    until,
    live: () => live.size,
    async close() {
      if (child.connected) child.disconnect()
      await exit
    },
  }
}
