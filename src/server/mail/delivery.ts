import type { MailHealth } from '../../shared/publicRoutes'
import type { Clock } from '../base/clock'
import type { Log } from '../base/requestLog'
import { createRounds } from '../base/rounds'
import type { DueMail, OutboxState } from '../storage/outbox'
import type { RequestStore } from '../storage/store'
import type { MailText } from './mailText'
import { type SendMail, smtpFault } from './smtp'

/** Lease of one attempt in milliseconds: longer than any attempt. */
const lease = 5 * 60_000
/** Backoff in milliseconds, doubled up to the longest. */
const firstWait = 30_000
const longestWait = 15 * 60_000
/** Longest pause between two looks at the outbox, in milliseconds. */
const longestSleep = 60_000
/** Failed attempts after which mail counts as failing. */
const failingAttempts = 3

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
 * Sends the outbox serially, each mail at least once: it leaves the outbox when a server has
 * accepted it, and is retried until retention. `wake` checks for due mail.
 */
export function createDelivery({ outbox, compose, send, clock, log }: DeliveryOptions) {
  let stopped = false
  const rounds = createRounds(clock, run)

  /** Sends due mail; resolves to the next pause in milliseconds. Never rejects. */
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
      await outbox.postpone(mail.requestId, wait, cause)
      return
    }
    await outbox.delivered(mail.requestId)
    log({ ...line, outcome: 'delivered' })
  }

  return {
    wake: () => void rounds.next(0),
    /** Resolves when no attempt runs; due mail stays queued. */
    async stop(): Promise<void> {
      stopped = true
      await rounds.stop()
    },
  }
}
