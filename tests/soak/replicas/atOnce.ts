import { findPostgres, howToInstall } from '../../support/postgres.ts'
import { fillForm, readReceipt } from '../../support/visitor.ts'
import { settleAtOnce } from '../desk/two.ts'
import { must, type Proof } from '../proof.ts'
import { killWithMailInHand, sendTogether } from './mails.ts'
import { killReplicas, type Replicas, startBoth, withReplicas } from './replicas.ts'

export const replicasProof: Proof = {
  name: 'replicas',
  claim:
    'Two processes on one PostgreSQL store once, mark from the eleventh on, mail once, settle once, and lose nothing to kill -9.',
  async run({ rounds = 50, seed = 18 }) {
    must(findPostgres() !== undefined, `PostgreSQL is missing: ${howToInstall}`)
    await withReplicas((replicas) => sameFormAtOnce(replicas, rounds))
    await withReplicas((replicas) => samePhoneAtOnce(replicas, 5))
    await withReplicas((replicas) => sendTogether(replicas, 200))
    await withReplicas((replicas) => killWithMailInHand(replicas, 20))
    const won = await withReplicas(({ env }) => settleAtOnce(rounds, seed, env))
    const { posts, retries, longest, p50, p99 } = await withReplicas((replicas) =>
      killReplicas(replicas, { visitors: 200, everyMs: 5000, forMs: 30_000 }),
    )
    return [
      `${rounds} forms sent 16 times at once: ${rounds} rows, receipts, mails, a changed form 422 each time`,
      '5 numbers sent 16 times at once: 10 unmarked, 6 marked each time',
      '200 mails by two processes: 200 distinct; one killed with a mail in hand: that one again, with its message id',
      `${rounds} requests settled by four people at once: one winner each (${won.join(' and ')} by process)`,
      `200 visitors, two kills -9: ${posts} acknowledged, 0 missing, 0 twice; ${retries} sent again; ms p50 ${p50}, p99 ${p99}, longest ${longest}`,
    ].join('\n      ')
  },
}

const sixteen = Array.from({ length: 16 }, (_, index) => index)
/** Requests of one phone number that the server does not mark. */
const usual = 10

/** In each round two processes receive one form sixteen times at once, then a changed form with its key. */
export async function sameFormAtOnce(replicas: Replicas, rounds: number): Promise<void> {
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', RATE_LIMIT_PHONE: 'off' }
  const both = await startBoth(replicas, env)
  for (let round = 0; round < rounds; round += 1) {
    const form = fillForm(`Tur ${round}`, '0532')
    const answers = await Promise.all(sixteen.map((at) => both.send(form, at)))
    const receipts = new Set(answers.map((answer) => JSON.stringify(readReceipt(answer))))
    must(
      answers.every(({ status }) => status === 201),
      `round ${round}: not all were answered 201`,
    )
    must(receipts.size === 1, `round ${round}: ${receipts.size} receipts for one form`)
    const others = await Promise.all([0, 1].map((at) => both.send({ ...form, name: 'Başka' }, at)))
    must(
      others.every(({ status }) => status === 422),
      `round ${round}: a changed form was accepted`,
    )
  }
  const [count] = await replicas.ask(`SELECT (SELECT count(*)::int FROM requests) AS rows,
    (SELECT count(DISTINCT idempotency_key)::int FROM requests) AS keys,
    (SELECT count(*)::int FROM outbox) AS mails`)
  must(
    count?.rows === rounds && count.keys === rounds && count.mails === rounds,
    `${count?.rows} rows, ${count?.keys} keys and ${count?.mails} mails for ${rounds} forms`,
  )
  await both.stop()
}

/** Two processes receive sixteen requests of one number at once: six are marked. */
export async function samePhoneAtOnce(replicas: Replicas, rounds: number): Promise<void> {
  const both = await startBoth(replicas)
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(
      sixteen.map((at) => both.send(fillForm(`${round} ${at}`, `0532 ${round}`), at)),
    )
  const all = await replicas.rows()
  for (let round = 0; round < rounds; round += 1) {
    const own = all.filter(({ phone }) => phone === `0532 ${round}`)
    const unmarked = own.filter(({ repeated }) => !repeated).length
    must(own.length === sixteen.length && unmarked === usual, `${own.length}, ${unmarked} unmarked`)
  }
  await both.stop()
}
