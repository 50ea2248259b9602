import { median } from '../../bench/benchmark.ts'
import { withClinic } from '../clinic.ts'
import { openDesks } from '../desk/openDesks.ts'
import { must, type Proof } from '../proof.ts'
import { mustAllBeThere, type VisitFigures, visitAll } from '../visitors.ts'

/** Opens other clients before the visits; resolves to a function that closes them. */
export type Company = (root: string, origin: string) => Promise<() => Promise<void>>

/** No other clients. */
export const nobody: Company = async () => async () => {}

/**
 * Visitors post every `everyMs` for `forMs` to a server with its default limits behind one proxy.
 * Throws unless the store has exactly the acknowledged requests.
 */
export const load = (
  visitors: number,
  everyMs: number,
  forMs: number,
  company = nobody,
): Promise<VisitFigures> =>
  withClinic({ TRUST_PROXY: '1' }, async ({ root, start, rows }) => {
    const { server, origin } = await start()
    const leave = await company(root, origin)
    const visit = { visitors, everyMs, forMs }
    const { acknowledged, figures } = await visitAll(() => [origin], visit)
    await leave()
    must(figures.refused === 0, `${figures.refused} were answered 5xx`)
    must((await server.stopped('SIGTERM')) === 0, 'the server did not stop in good order')
    await mustAllBeThere({ rows }, acknowledged)
    return figures
  })

export const loadProof: Proof = {
  name: 'load',
  claim: '200 visitors, each posting once every 5 s for 30 s, lose and double no request.',
  async run() {
    const { posts, retries, p50, p95, p99, max } = await load(200, 5000, 30_000)
    return `${posts} posts, ${retries} retried; ms: p50 ${p50}, p95 ${p95}, p99 ${p99}, max ${max}`
  },
}

const desks = 20
const most = 1.2

export const twentyDesks: Company = async (root, origin) =>
  (await openDesks(root, origin, desks)).close

export const deskLoadProof: Proof = {
  name: 'desk-load',
  claim:
    'With 20 desks open visitors wait no more than 1.2 times as long (p99), measured in turns.',
  async run({ rounds = 5 }) {
    const without: number[] = []
    const beside: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      without.push((await load(200, 5000, 20_000)).p99)
      beside.push((await load(200, 5000, 20_000, twentyDesks)).p99)
    }
    const ratio = median(beside) / median(without)
    const figures = `p99 in ms without: ${without.join(', ')}; with: ${beside.join(', ')}; medians ${ratio.toFixed(2)}`
    must(ratio <= most, figures)
    return figures
  },
}
