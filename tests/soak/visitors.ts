import { setTimeout as wait } from 'node:timers/promises'
import type { Receipt } from '../../src/shared/publicRoutes.ts'
import { percentiles } from '../bench/benchmark.ts'
import { mustHold } from '../support/storedRows.ts'
import { type FilledForm, fillForm, keepAlive, readReceipt, sendForm } from '../support/visitor.ts'
import type { RunningClinic } from './clinic.ts'
import { must, seeded } from './proof.ts'

/** Calls `work` with each number below `count`, `workers` calls at a time; rejects with the first error. */
export async function atOnce(
  workers: number,
  count: number,
  work: (at: number) => Promise<unknown>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: workers }, worker))
}

/** Latencies in milliseconds, from the first byte sent to the receipt. */
export type VisitFigures = {
  posts: number
  retries: number
  /** Tries that received 5xx; the other retries lost their connection. */
  refused: number
  longest: number
} & ReturnType<typeof percentiles>

/** `forMs`: milliseconds, or a predicate that is called once before each form and ends the visit. */
export type Visit = {
  visitors: number
  everyMs: number
  forMs: number | (() => boolean)
  onReceipt?: () => void
  /** Called with the status of each try, and its milliseconds. */
  onAnswer?: (status: number | 'cut off', ms: number) => void
}

/** Milliseconds between the tries of a visitor, and until he stops trying. */
const patience = { pause: 250, whole: 120_000 }

/**
 * Visitors, each with a phone number and address of his own, who post every `everyMs` for `forMs`
 * at any origin and retry with the same key. Resolves when all have a receipt.
 */
export async function visitAll(
  origins: () => readonly string[],
  { visitors, everyMs, forMs, onReceipt, onAnswer }: Visit,
  acknowledged = new Map<string, Receipt>(),
) {
  const agent = keepAlive()
  const random = seeded(18)
  const latencies: number[] = []
  let retries = 0
  let refused = 0
  const goesOn = (ms: number) => (typeof forMs === 'number' ? ms < forMs : !forMs())

  async function persist(form: FilledForm, address: string, first: number): Promise<Receipt> {
    const headers = { 'X-Forwarded-For': address }
    const end = performance.now() + patience.whole
    for (let attempt = first; ; attempt += 1) {
      const origin = origins()[attempt % origins().length] ?? ''
      const sent = performance.now()
      const answer = await sendForm(agent, origin, form, headers).catch(() => undefined)
      onAnswer?.(answer?.status ?? 'cut off', performance.now() - sent)
      if (answer?.status === 201) return readReceipt(answer)
      must(
        answer === undefined || answer.status >= 500,
        `answered ${answer?.status} ${answer?.body}`,
      )
      must(performance.now() < end, `${form.name} received no receipt`)
      retries += 1
      if (answer) refused += 1
      await wait(patience.pause)
    }
  }

  async function visitor(number: number): Promise<void> {
    const phone = `+90 5${String(number).padStart(9, '0')}`
    const address = `10.0.${number >> 8}.${number & 255}`
    const start = performance.now() + random() * everyMs
    for (let count = 0; goesOn(count * everyMs); count += 1) {
      await wait(Math.max(0, start + count * everyMs - performance.now()))
      const form = fillForm(`Hasta ${number}-${count}`, phone)
      const sent = performance.now()
      acknowledged.set(form.name, await persist(form, address, number + count))
      latencies.push(performance.now() - sent)
      onReceipt?.()
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
  return { acknowledged, figures, latencies }
}

/** Throws unless the store has every acknowledged request once and no other. */
export async function mustAllBeThere(
  { rows }: Pick<RunningClinic, 'rows'>,
  acknowledged: ReadonlyMap<string, Receipt>,
): Promise<void> {
  const all = await rows()
  mustHold(all, acknowledged)
  must(all.length === acknowledged.size, `${all.length} rows for ${acknowledged.size} requests`)
}

/** Waits in ms of a visitor who requests a page every 20 ms until the work is done. */
export async function waitsDuring(origin: string, work: Promise<unknown>): Promise<number[]> {
  let isDone = false
  const end = () => {
    isDone = true
  }
  const done = work.finally(end)
  const waits: number[] = []
  while (!isDone) {
    const start = performance.now()
    await (await fetch(`${origin}/`)).text()
    waits.push(performance.now() - start)
    await wait(20)
  }
  await done
  return waits
}
