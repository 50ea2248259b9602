import { percentiles } from '../../bench/benchmark.ts'
import { fillForm, readReceipt, sendForm } from '../../support/visitor.ts'
import { unlimited, withClinic } from '../clinic.ts'
import { must, type Proof } from '../proof.ts'
import { openDesks } from './openDesks.ts'

const desks = 10

/** Limits in milliseconds: until a request shows on every desk (p95), and until a server stops. */
const most = { same: 1000, other: 2000, stop: 1000 }

type Percentiles = ReturnType<typeof percentiles>
type LiveFigures = { same: Percentiles; other: Percentiles; stop: number; requests: number }

/**
 * Two servers on one file (or the `database` of these variables), desks at the first of them. `each` requests come in there, as many
 * at the second, and as many while the first is stopped and started again; in the end every
 * desk has shown all of them. Resolves to milliseconds: until the last desk shows a request, and for the stop.
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
    must((await first.server.stopped('SIGTERM')) === 0, 'the server did not stop in good order')
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
  claim: `A request stands on ten desks within 1 s (p95), one from another process within 2 s; a restart loses none, and a stop takes 1 s.`,
  async run({ rounds = 30 }) {
    const { same, other, stop, requests } = await showArrivals(rounds)
    const figures = `${requests} requests, each on ${desks} desks; ms until the last of them shows it: same process p50 ${same.p50}, p95 ${same.p95}, other p50 ${other.p50}, p95 ${other.p95}; stopped with ${desks} streams open in ${stop} ms`
    must(same.p95 <= most.same && other.p95 <= most.other && stop <= most.stop, figures)
    return figures
  },
}
