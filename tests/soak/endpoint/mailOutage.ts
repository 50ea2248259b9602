import * as v from 'valibot'
import { createServer, type Server } from '../../../src/host/index.ts'
import type { Log } from '../../../src/server/base/requestLog.ts'
import { health } from '../../../src/shared/publicRoutes.ts'
import { copyClinic } from '../../support/folders.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { createManualClock } from '../../support/manualClock.ts'
import { postTo } from '../../support/visitor.ts'
import { must, type Proof } from '../proof.ts'

const minute = 60_000
/** The longest wait between two tries, in milliseconds: the most that a mail may be late. */
const longestWait = 15 * minute
/** The delivery of mail and retention. */
const loops = 2

async function healthOf(server: Server): Promise<string> {
  const response = await server.fetch(new Request('http://localhost/api/health'))
  must(response.status === 200, `health answers ${response.status} though requests are kept`)
  const { status, mail } = v.parse(health, await response.json())
  return `${status}, mail ${mail.state}`
}

/**
 * Stores requests while the mail server is down for an hour and restarts the server in between.
 * Resolves to the milliseconds from the repair to the last mail, and the failed tries.
 */
export async function outage(requests: number): Promise<{ late: number; failures: number }> {
  const clinic = copyClinic()
  const clock = createManualClock(Date.UTC(2026, 10, 21, 9), loops)
  const down = await startMailServer()
  await down.stop()
  const env = { SMTP_URL: down.url, RATE_LIMIT_ADDRESS: 'off' }
  let failures = 0
  const log: Log = (line) => {
    if ('event' in line && line.event === 'mail' && line.outcome !== 'delivered') failures += 1
  }
  const open = () => createServer({ root: clinic.root, env, clock, log })
  let server = open()
  server.start()
  const phones = Array.from({ length: requests }, (_, index) => `0532 000 00 ${index}`)
  try {
    for (const phone of phones)
      must((await postTo(server, phone)) === 201, 'a request was refused because of the mail')
    await clock.advance(30 * minute)
    must((await healthOf(server)) === 'degraded, mail failing', 'health does not report the outage')
    must(failures >= requests * 3, 'the log does not report the outage')
    await server.close()
    server = open()
    server.start()
    await clock.advance(30 * minute)

    const mail = await startMailServer(down.port)
    const repaired = clock.now()
    while (mail.mails.length < requests && clock.now() - repaired <= longestWait) {
      await clock.advance(minute)
    }
    const late = clock.now() - repaired
    await clock.advance(60 * minute)
    must(mail.mails.length === requests, `${mail.mails.length} mails for ${requests} requests`)
    must(
      new Set(mail.mails.map(({ messageId }) => messageId)).size === requests,
      'a mail arrived twice',
    )
    for (const { reference, phone, name } of await server.store.list()) {
      const own = mail.mails.filter(({ text }) => text.includes(reference) && text.includes(phone))
      must(own.length === 1, `no mail for ${reference}`)
      must(!own[0]?.text.includes(name), 'the mail contains the name')
    }
    must((await healthOf(server)) === 'ok, mail ok', 'health does not report the end of the outage')
    await mail.stop()
    return { late, failures }
  } finally {
    await server.close()
    clinic.remove()
  }
}

export const mailOutageProof: Proof = {
  name: 'mail-outage',
  claim: 'Requests that come in while the mail server is down for an hour are mailed later.',
  async run() {
    const { late, failures } = await outage(50)
    return `50 mails, ${failures} failed tries in an hour, the last delivered ${late / minute} min after the repair`
  },
}
