import { databasePlace } from '../../../src/server/database.ts'
import { createStore } from '../../../src/server/store.ts'
import {
  type FilledForm,
  fillForm,
  keepAlive,
  post,
  readReceipt,
  sendForm,
} from '../endpoint/visitor.ts'
import { must } from '../proof.ts'
import type { Replicas } from './replicas.ts'

const sixteen = Array.from({ length: 16 }, (_, index) => index)
/** What the server allows a phone number without a mark. */
const usual = 10

/** In each round one filled form is sent sixteen times at once to two processes, then once with other words. */
export async function sameFormAtOnce(replicas: Replicas, rounds: number): Promise<void> {
  const env = { ...replicas.env, SMTP_URL: 'smtp://127.0.0.1:1', RATE_LIMIT_PHONE: 'off' }
  const both = [await replicas.start(env), await replicas.start(env)]
  const agent = keepAlive()
  for (let round = 0; round < rounds; round += 1) {
    const form = fillForm(`Tur ${round}`, '0532')
    const send = (each: FilledForm, at: number) => sendForm(agent, both[at % 2]?.origin ?? '', each)
    const answers = await Promise.all(sixteen.map((at) => send(form, at)))
    const receipts = new Set(answers.map((answer) => JSON.stringify(readReceipt(answer))))
    must(
      answers.every(({ status }) => status === 201),
      `round ${round}: not all were answered 201`,
    )
    must(receipts.size === 1, `round ${round}: ${receipts.size} receipts for one form`)
    const others = await Promise.all([0, 1].map((at) => send({ ...form, name: 'Başka' }, at)))
    must(
      others.every(({ status }) => status === 422),
      `round ${round}: other words were taken`,
    )
  }
  agent.destroy()
  const [count] = await replicas.ask(`SELECT (SELECT count(*)::int FROM requests) AS rows,
    (SELECT count(DISTINCT idempotency_key)::int FROM requests) AS keys,
    (SELECT count(*)::int FROM outbox) AS mails`)
  must(
    count?.rows === rounds && count.keys === rounds && count.mails === rounds,
    `${count?.rows} rows, ${count?.keys} keys and ${count?.mails} mails for ${rounds} forms`,
  )
  for (const { server } of both) await server.stopped('SIGTERM')
}

/** Sixteen requests of one number at once, at two processes: ten are nothing unusual, six are marked. */
export async function samePhoneAtOnce(replicas: Replicas, rounds: number): Promise<void> {
  const both = [await replicas.start(), await replicas.start()]
  const agent = keepAlive()
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(
      sixteen.map((at) => {
        const form = JSON.stringify({
          name: `${round} ${at}`,
          phone: `0532 ${round}`,
          doctor: '',
          request: '',
        })
        return post(agent, both[at % 2]?.origin ?? '', form)
      }),
    )
  agent.destroy()
  const store = createStore(databasePlace(replicas.root, replicas.env))
  const all = await store.list()
  await store.close()
  for (let round = 0; round < rounds; round += 1) {
    const own = all.filter(({ phone }) => phone === `0532 ${round}`)
    const unmarked = own.filter(({ repeated }) => !repeated).length
    must(own.length === sixteen.length && unmarked === usual, `${own.length}, ${unmarked} unmarked`)
  }
  for (const { server } of both) await server.stopped('SIGTERM')
}
