import { showArrivals } from '../desk/live.ts'
import { settleAtOnce } from '../desk/two.ts'
import { must, type Proof } from '../proof.ts'
import { sameFormAtOnce, samePhoneAtOnce } from './atOnce.ts'
import { killReplicas } from './killReplica.ts'
import { killWithMailInHand, sendTogether } from './mails.ts'
import { findPostgres, howToInstall } from './postgres.ts'
import { withReplicas } from './replicas.ts'

export const replicasProof: Proof = {
  name: 'replicas',
  claim:
    'Two processes on one PostgreSQL store once, mark from the eleventh on, mail once, settle once, and lose nothing to kill -9.',
  async run({ rounds = 50, seed = 18 }) {
    must(findPostgres() !== undefined, `PostgreSQL is not here: ${howToInstall}`)
    await withReplicas((replicas) => sameFormAtOnce(replicas, rounds))
    await withReplicas((replicas) => samePhoneAtOnce(replicas, 5))
    await withReplicas((replicas) => sendTogether(replicas, 200))
    await withReplicas((replicas) => killWithMailInHand(replicas, 20))
    const won = await withReplicas(({ env }) => settleAtOnce(rounds, seed, env))
    const { same, other } = await withReplicas(({ env }) => showArrivals(10, env))
    const { posts, retries, longest, p50, p99 } = await withReplicas((replicas) =>
      killReplicas(replicas, { visitors: 200, everyMs: 5000, forMs: 30_000 }),
    )
    return [
      `${rounds} forms sent 16 times at once: ${rounds} rows, receipts, mails, other words 422 each time`,
      '5 numbers sent 16 times at once: 10 unmarked, 6 marked each time',
      '200 mails by two processes: 200 distinct; one killed with a mail in hand: that one again, under its name',
      `${rounds} requests settled by four people at once: one winner each (${won.join(' and ')} by process)`,
      `a request on ten desks: ms p95 ${same.p95} of the same process, ${other.p95} of another's`,
      `200 visitors, two kills -9: ${posts} acknowledged, 0 missing, 0 twice; ${retries} sent again; ms p50 ${p50}, p99 ${p99}, longest ${longest}`,
    ].join('\n      ')
  },
}
