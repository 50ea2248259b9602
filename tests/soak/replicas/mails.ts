import { startMailServer } from '../../support/mailServer.ts'
import { fillForm, sendForm } from '../../support/visitor.ts'
import { must, until } from '../proof.ts'
import { atOnce } from '../visitors.ts'
import { type Replicas, startBoth } from './replicas.ts'

const visitors = 16

/** Waits until the outbox has so many undelivered mails. */
const untilWaiting = ({ ask }: Replicas, count: number): Promise<void> =>
  until(async () => {
    const [row] = await ask('SELECT count(*)::int AS count FROM outbox WHERE delivered_at IS NULL')
    return Number(row?.count) === count
  }, `the outbox does not have ${count} mails`)

/** Two processes send one outbox: each mail once. */
export async function sendTogether(replicas: Replicas, mails: number): Promise<void> {
  const mail = await startMailServer()
  const env = { SMTP_URL: mail.url, RATE_LIMIT_PHONE: 'off' }
  const both = await startBoth(replicas, env)
  await atOnce(visitors, mails, async (at) => {
    const answer = await both.send(fillForm(`Hasta ${at}`, `${at}`), at)
    must(answer.status === 201, `answered ${answer.status} ${answer.body}`)
  })
  await untilWaiting(replicas, 0)
  await both.stop()
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
  await until(() => mail.mails.length === 1, 'no mail was sent')
  await first.server.stopped('SIGKILL')
  mail.behave('take')
  const second = await replicas.start(env)
  await untilWaiting(replicas, 1)
  must(mail.mails.length === mails, `${mail.mails.length} mails before the lease expired`)
  // Moves the lease of five minutes into the past.
  await replicas.ask(
    `UPDATE outbox SET due_at = to_char(timestamptz(due_at) AT TIME ZONE 'UTC' - interval '5 minutes',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') WHERE delivered_at IS NULL`,
  )
  await second.server.stopped('SIGTERM')
  const third = await replicas.start(env)
  await untilWaiting(replicas, 0)
  await third.server.stopped('SIGTERM')
  await mail.stop()
  const names = mail.mails.map(({ messageId }) => messageId)
  must(
    names.length === mails + 1 && new Set(names).size === mails && names.at(-1) === names[0],
    `${names.length} mails, ${new Set(names).size} distinct, of ${mails}`,
  )
}
