import { setTimeout as wait } from 'node:timers/promises'
import { addDesk } from '../desk/openDesks.ts'
import { must, type Proof, seeded } from '../proof.ts'
import { copyClinic } from './clinicCopy.ts'
import { startServer } from './serverProcess.ts'
import { mustHold, storedRows } from './storedRows.ts'
import { type Answer, fillForm, keepAlive, type Receipt, readReceipt, sendForm } from './visitor.ts'

export type LoadFigures = {
  posts: number
  retries: number
  /** Milliseconds from the first byte sent to the last one read. */
  p50: number
  p95: number
  p99: number
  max: number
}

/** What is there beside the visitors, opened before the first of them comes; resolves to what ends it. */
export type Company = (root: string, origin: string) => Promise<() => Promise<void>>

/** Visitors by themselves. */
export const nobody: Company = async () => async () => {}

/**
 * Visitors who each post once in every `everyMs`, for `forMs`, to a server with
 * its default limits behind one proxy. Afterwards every 201 is in the store,
 * and every row had a 201. A lost connection is retried as the client would.
 */
export async function load(
  visitors: number,
  everyMs: number,
  forMs: number,
  company = nobody,
): Promise<LoadFigures> {
  const clinic = copyClinic()
  addDesk(clinic.root)
  const server = startServer(clinic.root, { TRUST_PROXY: '1' })
  const agent = keepAlive()
  const random = seeded(200)
  const acknowledged = new Map<string, Receipt>()
  const latencies: number[] = []
  let retries = 0

  async function visitor(number: number, origin: string): Promise<void> {
    const phone = `+90 5${String(number).padStart(9, '0')}`
    const address = `10.0.${number >> 8}.${number & 255}`
    const start = performance.now() + random() * everyMs
    for (let count = 0; count * everyMs < forMs; count += 1) {
      await wait(Math.max(0, start + count * everyMs - performance.now()))
      const form = fillForm(`Hasta ${number}-${count}`, phone)
      const sent = performance.now()
      const answer = await persist(() => sendForm(agent, origin, form, address))
      latencies.push(performance.now() - sent)
      must(answer.status === 201, `${form.name} was answered ${answer.status} ${answer.body}`)
      acknowledged.set(form.name, readReceipt(answer))
    }
  }

  async function persist(send: () => Promise<Answer>): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send()
      } catch (error) {
        if (attempt === 5) throw error
        retries += 1
      }
    }
  }

  try {
    const origin = await server.ready()
    const leave = await company(clinic.root, origin)
    await Promise.all(Array.from({ length: visitors }, (_, number) => visitor(number, origin)))
    agent.destroy()
    await leave()
    must((await server.stopped('SIGTERM')) === 0, 'the server did not stop in good order')
    const rows = await storedRows(clinic.root)
    mustHold(rows, acknowledged)
    must(rows.length === acknowledged.size, 'a row was never acknowledged')
    return { posts: rows.length, retries, ...percentiles(latencies) }
  } finally {
    server.kill('SIGKILL')
    clinic.remove()
  }
}

export function percentiles(milliseconds: readonly number[]) {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
    return Math.round(value * 10) / 10
  }
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

export const loadProof: Proof = {
  name: 'load',
  claim: '200 visitors, each posting once every 5 s for 30 s, lose and double no request.',
  async run() {
    const { posts, retries, p50, p95, p99, max } = await load(200, 5000, 30_000)
    return `${posts} posts, ${retries} retried; ms: p50 ${p50}, p95 ${p95}, p99 ${p99}, max ${max}`
  },
}
