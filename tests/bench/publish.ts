import { setTimeout as pause } from 'node:timers/promises'
import type { Proposals, SiteFiles } from '../../src/editor/contract/contract.ts'
import { openServedCheckout } from '../support/servedCheckout.ts'
import type { Benchmark } from './benchmark.ts'

const RUNS = 3
const prices = 'content/prices.json'
const page = '/fiyat-Listesi'

/** From a manager's approval of a price to the first answer that has it, by a server of the clinic's own. */
export const publishBenchmark: Benchmark = {
  name: 'publish',
  async run() {
    const served = await openServedCheckout()
    try {
      const ask = asManager(served.origin, await served.session('Bench', 'manager'))
      const lines: string[] = []
      for (let at = 0; at < RUNS; at += 1) {
        const { sent, published } = await publishOnce(served.origin, ask, 2750 + at)
        lines.push(`sent in ${sent.toFixed(1)} s, published in ${published.toFixed(1)} s`)
      }
      return lines
    } finally {
      await served.close()
    }
  },
}

type Ask = <T>(path: string, body?: object) => Promise<T>

/** Asks the editor's endpoint as the page does; rejects with what it refuses. */
function asManager(origin: string, secret: string): Ask {
  return async (path, body) => {
    const response = await fetch(`${origin}/yonetim/api/editor${path}`, {
      headers: {
        Cookie: `__Host-desk=${secret}`,
        ...(body && { Origin: origin, 'Content-Type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
}

/** Seconds until a new price is proposed, and from its approval until the page is answered with it. */
async function publishOnce(origin: string, ask: Ask, price: number) {
  const { base, texts } = await ask<SiteFiles>('/site')
  const text = texts[prices]?.replace(/"max": \d+/, `"max": ${price}`) ?? ''
  const id = crypto.randomUUID()
  const files = [{ file: prices, bytes: Buffer.from(text).toString('base64') }]
  const start = performance.now()
  await ask('/proposals', { id, base, files })
  const sent = performance.now()
  await ask(`/proposals/${id}/approve`, {})
  while (!(await (await fetch(origin + page)).text()).includes(String(price))) {
    const { open } = await ask<Proposals>('/proposals')
    if (open.some(({ state }) => state === 'failed')) throw new Error('the site was not built')
    await pause(100)
  }
  const published = (performance.now() - sent) / 1000
  // The proposal is cleared away after the page is there, and one is published at a time.
  while ((await ask<Proposals>('/proposals')).open.length > 0) await pause(100)
  return { sent: (sent - start) / 1000, published }
}
