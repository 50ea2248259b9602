import { percentiles } from '../../bench/benchmark.ts'
import { fillForm, readReceipt, sendForm } from '../../support/visitor.ts'
import { unlimited, withClinic } from '../clinic.ts'
import { must, type Proof } from '../proof.ts'
import { openDesks } from './openDesks.ts'

const desks = 10

/** Limits in milliseconds: p95 until every desk shows a request, and until a server stops. */
const most = { same: 1000, other: 2000, stop: 1000 }

type Percentiles = ReturnType<typeof percentiles>
/** Milliseconds until the last desk shows a request, by its server, and for a stop. */
type LiveFigures = { same: Percentiles; other: Percentiles; stop: number; requests: number }

/**
 * Desks follow the first of two servers on one file (or `database`). Each server stores `each`
 * requests, and as many are stored around a restart of the first: every desk shows all of them.
 */
export const showArrivals = (
  each: number,
  database: Record<string, string> = {},
): Promise<LiveFigures> =>
  withClinic({ ...unlimited, ...database }, async ({ root, env, agent, start }) => {
    const first = await start()
    const { origin: there } = await start()
    const open = await openDesks(root, first.origin, desks, env)
    const sent: string[] = []

    async function arrive(origin: string): Promise<{ reference: string; at: number }> {
      const at = Date.now()
      const answer = await sendForm(agent, origin, fillForm(`Hasta ${sent.length}`, '0532'))
      const { reference } = readReceipt(answer)
      sent.push(reference)
      return { reference, at }
    }
    const isShown = (reference: string) => open.shown.get(reference)?.length === desks
    async function timeArrivals(origin: string) {
      const times: number[] = []
      for (let count = 0; count < each; count += 1) {
        const { reference, at } = await arrive(origin)
        await open.until(() => isShown(reference))
        times.push(Math.max(...(open.shown.get(reference) ?? [])) - at)
      }
      return percentiles(times)
    }

    const same = await timeArrivals(first.origin)
    const other = await timeArrivals(there)

    const asked = performance.now()
    must((await first.server.stopped('SIGTERM')) === 0, 'the server did not exit with 0')
    const stop = Math.round(performance.now() - asked)
    for (let count = 0; count < each / 2; count += 1) await arrive(there)
    await start({ PORT: new URL(first.origin).port })
    for (let count = 0; count < each / 2; count += 1) await arrive(there)
    await open.until(() => sent.every(isShown))
    await open.close()
    return { same, other, stop, requests: sent.length }
  })

export const deskLiveProof: Proof = {
  name: 'desk',
  claim:
    'Ten desks show a request within 1 s (p95), one from another process within 2 s; a restart loses none, and a stop takes 1 s.',
  async run({ rounds = 30 }) {
    const { same, other, stop, requests } = await showArrivals(rounds)
    const figures = `${requests} requests, each on ${desks} desks; ms until the last of them shows it: same process p50 ${same.p50}, p95 ${same.p95}, other p50 ${other.p50}, p95 ${other.p95}; stopped with ${desks} streams open in ${stop} ms`
    must(same.p95 <= most.same && other.p95 <= most.other && stop <= most.stop, figures)
    return figures
  },
}
