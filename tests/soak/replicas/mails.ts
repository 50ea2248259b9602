import { setTimeout as wait } from 'node:timers/promises'
import { startMailServer } from '../../support/mailServer.ts'
import { fillForm, sendForm } from '../../support/visitor.ts'
import { must } from '../proof.ts'
import { atOnce } from '../visitors.ts'
import type { Replicas } from './replicas.ts'

const askAgain = 50
const visitors = 16

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(askAgain)
}

const waiting = async ({ ask }: Replicas): Promise<number> => {
  const [row] = await ask('SELECT count(*)::int AS count FROM outbox WHERE delivered_at IS NULL')
  return Number(row?.count)
}

/** Two processes empty one outbox: each mail is sent once. */
export async function sendTogether(replicas: Replicas, mails: number): Promise<void> {
  const mail = await startMailServer()
  const env = { SMTP_URL: mail.url, RATE_LIMIT_PHONE: 'off' }
  const both = [await replicas.start(env), await replicas.start(env)]
  await atOnce(visitors, mails, async (at) => {
    const form = fillForm(`Hasta ${at}`, `${at}`)
    const answer = await sendForm(replicas.agent, both[at % 2]?.origin ?? '', form)
    must(answer.status === 201, `answered ${answer.status} ${answer.body}`)
  })
  await until(async () => (await waiting(replicas)) === 0)
  for (const { server } of both) await server.stopped('SIGTERM')
  await mail.stop()
  const distinct = new Set(mail.mails.map(({ messageId }) => messageId)).size
  must(
    mail.mails.length === mails && distinct === mails,
    `${mail.mails.length} mails were sent, ${distinct} distinct, of ${mails}`,
  )
}

/** Kills a process whose mail was accepted without a response; another sends it again under the same message id. */
export async function killWithMailInHand(replicas: Replicas, mails: number): Promise<void> {
  const mail = await startMailServer()
  mail.behave('say nothing')
  const env = { SMTP_URL: mail.url, RATE_LIMIT_PHONE: 'off' }
  const first = await replicas.start(env)
  for (let at = 0; at < mails; at += 1)
    await sendForm(replicas.agent, first.origin, fillForm(`Hasta ${at}`, `${at}`))
  await until(() => mail.mails.length === 1)
  await first.server.stopped('SIGKILL')
  mail.behave('take')
  const second = await replicas.start(env)
  await until(async () => (await waiting(replicas)) === 1)
  must(mail.mails.length === mails, `${mail.mails.length} mails before the loan was over`)
  // The five minutes of the loan, by the clock that counts them.
  await replicas.ask(
    `UPDATE outbox SET due_at = to_char(timestamptz(due_at) AT TIME ZONE 'UTC' - interval '5 minutes',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') WHERE delivered_at IS NULL`,
  )
  await second.server.stopped('SIGTERM')
  const third = await replicas.start(env)
  await until(async () => (await waiting(replicas)) === 0)
  await third.server.stopped('SIGTERM')
  await mail.stop()
  const names = mail.mails.map(({ messageId }) => messageId)
  must(
    names.length === mails + 1 && new Set(names).size === mails && names.at(-1) === names[0],
    `${names.length} mails, ${new Set(names).size} distinct, of ${mails}`,
  )
}
