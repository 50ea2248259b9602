import { createHash, timingSafeEqual } from 'node:crypto'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from '../metrics'
import type { LoggedEvent, LogLine } from '../requestLog'

/** Bounds of the buckets, in seconds: from a page out of memory to a writer that waits for its turn. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts for one process; `token` opens them. */
export function createMetrics(token: string): Metrics {
  const registers = [new Registry()]
  const [register] = registers as [Registry]
  collectDefaultMetrics({ register })
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `mercan_${name}`, help, labelNames, registers })
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `mercan_${name}`, help, registers })

  const requests = counter('http_requests_total', 'Requests answered.', [
    'route',
    'method',
    'status',
  ])
  const durations = new Histogram({
    name: 'mercan_http_request_duration_seconds',
    help: 'Time until an answer was ready.',
    labelNames: ['route'],
    buckets,
    registers,
  })
  const errors = counter('errors_total', 'Requests refused or failed.', ['error', 'cause'])
  const retries = counter('database_retries_total', 'Work the database was asked for once more.', [
    'code',
  ])
  const databaseUp = gauge('database_up', 'Whether the database answered this question.')
  const mails = counter('mails_total', 'Tries to send a mail.', ['outcome'])
  const waiting = gauge('mails_waiting', 'Mails not delivered yet, of all processes.')
  const oldest = gauge('mail_oldest_seconds', 'How long the request of the oldest has waited.')
  const purges = counter('purges_total', 'Deletions of what is too old.', ['outcome'])
  const lastPurge = gauge('last_purge_timestamp_seconds', 'When this process last deleted.')
  const backups = counter('backups_total', 'Copies of the database.', ['outcome'])
  const lastBackup = gauge('last_backup_timestamp_seconds', 'When the newest copy was made.')

  function observeRequest({ route, method, status, ms, error, cause }: LogLine): void {
    requests.inc({ route, method, status })
    durations.observe({ route }, ms / 1000)
    if (error !== undefined) errors.inc({ error, cause: cause ?? '' })
  }

  function observeEvent({ event, outcome }: LoggedEvent): void {
    if (event === 'mail') mails.inc({ outcome })
    if (event === 'purge') {
      purges.inc({ outcome })
      if (outcome !== 'failed') lastPurge.setToCurrentTime()
    }
    if (event === 'backup') {
      backups.inc({ outcome })
      if (outcome !== 'failed') lastBackup.setToCurrentTime()
    }
  }

  async function ask(state: Parameters<Metrics['answer']>[1]): Promise<void> {
    try {
      const { waiting: count, oldest: since } = await state()
      databaseUp.set(1)
      waiting.set(count)
      oldest.set(since === undefined ? 0 : Math.max(0, (Date.now() - Date.parse(since)) / 1000))
    } catch {
      databaseUp.set(0)
    }
  }

  return {
    observe: (line) => ('event' in line ? observeEvent(line) : observeRequest(line)),
    onRetry: (code) => retries.inc({ code }),
    async answer({ headers }, state) {
      if (!isSame(headers.get('Authorization') ?? '', `Bearer ${token}`))
        return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })
      await ask(state)
      const type = { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' }
      return new Response(await register.metrics(), { headers: type })
    },
  }
}

/** In a time that says nothing of where they differ. */
function isSame(sent: string, meant: string): boolean {
  const [one, other] = [sent, meant].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
