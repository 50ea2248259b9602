import { setTimeout as wait } from 'node:timers/promises'
import { databasePlace } from '../../../src/server/database.ts'
import { createStore } from '../../../src/server/store.ts'
import { percentiles } from '../endpoint/load.ts'
import { mustHold } from '../endpoint/storedRows.ts'
import {
  type FilledForm,
  fillForm,
  keepAlive,
  type Receipt,
  readReceipt,
  sendForm,
} from '../endpoint/visitor.ts'
import { must, seeded } from '../proof.ts'
import type { Replicas } from './replicas.ts'

export type VisitFigures = {
  posts: number
  retries: number
  /** How many of these tries were answered 5xx; the others were cut off. */
  refused: number
  longest: number
} & ReturnType<typeof percentiles>

/** `forMs`: how long they come, in milliseconds, or what says that it is over. */
export type Visit = { visitors: number; everyMs: number; forMs: number | (() => boolean) }

/** How long a visitor waits before sending the form again, and how long he keeps trying: milliseconds. */
const patience = { pause: 250, whole: 120_000 }

/**
 * Visitors who each post once in every `everyMs`, for `forMs`, at any of the addresses, and
 * again with the same key where nobody or a 5xx answers. Resolves when all have a receipt.
 */
export async function visitAll(
  origins: () => readonly string[],
  { visitors, everyMs, forMs }: Visit,
) {
  const agent = keepAlive()
  const random = seeded(18)
  const acknowledged = new Map<string, Receipt>()
  const latencies: number[] = []
  let retries = 0
  let refused = 0
  const goesOn = (ms: number) => (typeof forMs === 'number' ? ms < forMs : !forMs())

  async function persist(form: FilledForm, first: number): Promise<Receipt> {
    const end = performance.now() + patience.whole
    for (let attempt = first; ; attempt += 1) {
      const origin = origins()[attempt % origins().length] ?? ''
      const answer = await sendForm(agent, origin, form).catch(() => undefined)
      if (answer?.status === 201) return readReceipt(answer)
      must(
        answer === undefined || answer.status >= 500,
        `answered ${answer?.status} ${answer?.body}`,
      )
      must(performance.now() < end, `${form.name} has given up`)
      retries += 1
      if (answer) refused += 1
      await wait(patience.pause)
    }
  }

  async function visitor(number: number): Promise<void> {
    const start = performance.now() + random() * everyMs
    for (let count = 0; goesOn(count * everyMs); count += 1) {
      await wait(Math.max(0, start + count * everyMs - performance.now()))
      const form = fillForm(`Hasta ${number}-${count}`, `+90 5${String(number).padStart(9, '0')}`)
      const sent = performance.now()
      acknowledged.set(form.name, await persist(form, number + count))
      latencies.push(performance.now() - sent)
    }
  }

  await Promise.all(Array.from({ length: visitors }, (_, number) => visitor(number)))
  agent.destroy()
  const figures: VisitFigures = {
    posts: acknowledged.size,
    retries,
    refused,
    longest: Math.round(Math.max(...latencies)),
    ...percentiles(latencies),
  }
  return { acknowledged, figures }
}

/** Every acknowledged request is there, each once, and none besides. */
export async function mustAllBeThere(
  { root, env }: Pick<Replicas, 'root' | 'env'>,
  acknowledged: ReadonlyMap<string, Receipt>,
): Promise<void> {
  const store = createStore(databasePlace(root, env))
  const rows = await store.list().finally(() => store.close())
  mustHold(rows, acknowledged)
  must(rows.length === acknowledged.size, `${rows.length} rows for ${acknowledged.size} requests`)
}

/** Kills one of two processes, and a third that has taken its place, while visitors post. */
export async function killReplicas(
  replicas: Replicas,
  visit: { visitors: number; everyMs: number; forMs: number },
): Promise<VisitFigures> {
  const env = { RATE_LIMIT_PHONE: 'off' }
  const origins: string[] = []
  const start = async () => {
    const replica = await replicas.start(env)
    origins.push(replica.origin)
    return replica
  }
  const first = await start()
  await start()
  const visiting = visitAll(() => origins, visit)
  await wait(visit.forMs / 4)
  await first.server.stopped('SIGKILL')
  const third = await start()
  await wait(visit.forMs / 4)
  await third.server.stopped('SIGKILL')
  const { acknowledged, figures } = await visiting
  await mustAllBeThere(replicas, acknowledged)
  return figures
}
