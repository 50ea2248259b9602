import { setTimeout as pause } from 'node:timers/promises'
import type { Proposals, SiteFiles } from '../../src/editor/contract/contract.ts'
import { waitsDuring } from '../soak/visitors.ts'
import { deskFetch } from '../support/deskSessions.ts'
import { withServedCheckout } from '../support/servedCheckout.ts'
import { type Benchmark, percentiles } from './benchmark.ts'

const RUNS = 3
/** Turns at rest and beside publications, and the publications of each. */
const TURNS = 5
const EACH = 4
const prices = 'content/prices.json'
const page = '/fiyat-Listesi'

/**
 * From a manager's approval of a price to the first response with it, and from its undo to the
 * former one; the p99 of a visitor's pages at rest and beside publications back to back.
 */
export const publishBenchmark: Benchmark = {
  name: 'publish',
  run: () =>
    withServedCheckout(async (served) => {
      const ask = asManager(served.origin, await served.session('Bench', 'manager'))
      const lines: string[] = []
      for (let at = 0; at < RUNS; at += 1) {
        const { sent, published } = await publishOnce(served.origin, ask, 2750 + at)
        lines.push(`sent in ${sent.toFixed(1)} s, published in ${published.toFixed(1)} s`)
      }
      const [last] = (await ask<Proposals>('/proposals')).published
      const start = performance.now()
      await ask(`/published/${last?.commit}/undo`, { from: last?.commit })
      await shown(served.origin, 2750 + RUNS - 2)
      lines.push(`undone in ${((performance.now() - start) / 1000).toFixed(1)} s`)
      return [...lines, await besidePublications(served.origin, ask)]
    }),
}

/** Turns alternate and their waits are pooled: a load of the machine meets both alike. */
async function besidePublications(origin: string, ask: Ask): Promise<string> {
  const waits: Record<'rest' | 'beside', number[]> = { rest: [], beside: [] }
  for (let turn = 0; turn < TURNS; turn += 1) {
    const start = performance.now()
    const publishing = async () => {
      for (let at = 0; at < EACH; at += 1) await publishOnce(origin, ask, 3000 + turn * EACH + at)
    }
    waits.beside.push(...(await waitsDuring(origin, publishing())))
    waits.rest.push(...(await waitsDuring(origin, pause(performance.now() - start))))
  }
  const [rest, beside] = [percentiles(waits.rest), percentiles(waits.beside)]
  const times = (beside.p99 / rest.p99).toFixed(2)
  return `p99 in ms at rest ${rest.p99}, beside publications ${beside.p99}: ${times} times`
}

type Ask = <T>(path: string, body?: object) => Promise<T>

/** Calls the editor's API with a manager's session; rejects if it refuses. */
function asManager(origin: string, secret: string): Ask {
  return async (path, body) => {
    const response = await deskFetch(origin, secret, `/editor${path}`, body)
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
}

/** Resolves when visitors get a price; calls `check` until then. */
async function shown(origin: string, price: number, check = async () => {}): Promise<void> {
  while (!(await (await fetch(origin + page)).text()).includes(String(price))) {
    await check()
    await pause(50)
  }
}

/** Seconds to send a new price, and from its approval to the first page with it. */
async function publishOnce(origin: string, ask: Ask, price: number) {
  const { base, texts } = await ask<SiteFiles>('/site')
  const text = texts[prices]?.replace(/"max": \d+/, `"max": ${price}`) ?? ''
  const id = crypto.randomUUID()
  const files = [{ file: prices, bytes: Buffer.from(text).toString('base64') }]
  const start = performance.now()
  const { version } = await ask<{ version: string }>('/proposals', { id, base, files })
  const sent = performance.now()
  await ask('/approve', { proposals: [{ id, version }] })
  await shown(origin, price, async () => {
    const { open } = await ask<Proposals>('/proposals')
    if (open.some(({ state }) => state === 'failed')) throw new Error('the site was not built')
  })
  const published = (performance.now() - sent) / 1000
  // The next publication starts after the proposal is removed.
  while ((await ask<Proposals>('/proposals')).open.length > 0) await pause(100)
  return { sent: (sent - start) / 1000, published }
}
