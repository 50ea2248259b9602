import type { Clock } from '../clock'
import type { Log } from '../requestLog'
import type { RequestStore } from '../store'
import type { DueMail, OutboxState } from '../store/outbox'
import type { MailText } from './mailText'
import type { SendMail } from './smtp'
import { smtpFault } from './smtp'

/** How long a mail is lent to one try, in milliseconds: above what any try takes. */
const lease = 5 * 60_000
/** The wait after the first failed try, doubled after each further one up to the longest. */
const firstWait = 30_000
const longestWait = 15 * 60_000
/** How soon the outbox is looked at again though nothing is due, or though it cannot be read. */
const longestSleep = 60_000
/** So many failed tries of one mail are no hiccup any more. */
const failingAttempts = 3

/** For /api/health: `off` without SMTP_URL, `failing` when a mail has failed three times. */
export type MailHealth =
  | { state: 'off' }
  | { state: 'ok' | 'failing'; waiting: number; oldest?: string }

export type DeliveryOptions = {
  outbox: RequestStore['outbox']
  compose(mail: DueMail): MailText
  send: SendMail
  clock: Clock
  log: Log
}

export const retryDelay = (attempt: number): number =>
  Math.min(firstWait * 2 ** (attempt - 1), longestWait)

export function mailHealth({ waiting, attempts, oldest }: OutboxState): MailHealth {
  return { state: attempts >= failingAttempts ? 'failing' : 'ok', waiting, oldest }
}

/**
 * Empties the outbox, one mail after the other, each at least once: a mail
 * leaves the outbox only after a server has taken it, and is tried for as long
 * as its request is kept. `wake` says that there may be something to send.
 */
export function createDelivery({ outbox, compose, send, clock, log }: DeliveryOptions) {
  let round: Promise<void> | undefined
  let wokenMeanwhile = false
  let stopped = false
  let cancel = () => {}

  function wake(): void {
    if (stopped) return
    cancel()
    if (round) {
      wokenMeanwhile = true
      return
    }
    round = run().then((sleep) => {
      round = undefined
      if (stopped) return
      if (wokenMeanwhile) {
        wokenMeanwhile = false
        wake()
      } else cancel = clock.after(sleep, wake)
    })
  }

  /** Sends all that is due; resolves to how long to sleep then, in milliseconds. Never rejects. */
  async function run(): Promise<number> {
    try {
      while (!stopped) {
        const mail = await outbox.claim(lease)
        if (!mail) break
        await attempt(mail)
      }
      const due = await outbox.nextDue()
      const wait = due === undefined ? longestSleep : Date.parse(due) - clock.now()
      return Math.min(Math.max(wait, 0), longestSleep)
    } catch (error) {
      log({ event: 'outbox', outcome: 'unavailable', cause: smtpFault(error) })
      return longestSleep
    }
  }

  async function attempt(mail: DueMail): Promise<void> {
    const line = { event: 'mail', reference: mail.reference, attempt: mail.attempt } as const
    try {
      await send({ ...compose(mail), messageId: mail.messageId })
    } catch (error) {
      const cause = smtpFault(error)
      const wait = retryDelay(mail.attempt)
      const outcome = mail.attempt >= failingAttempts ? 'failing' : 'failed'
      log({ ...line, outcome, cause, retrySeconds: wait / 1000 })
      return outbox.postpone(mail.requestId, wait, cause)
    }
    await outbox.delivered(mail.requestId)
    log({ ...line, outcome: 'delivered' })
  }

  /** Resolves when no mail is on its way any more; a due one stays in the outbox. */
  async function stop(): Promise<void> {
    stopped = true
    cancel()
    await round
  }

  return { wake, stop }
}
