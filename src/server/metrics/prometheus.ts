import { createHash, timingSafeEqual } from 'node:crypto'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Log, LoggedEvent, LogLine } from '../base/requestLog'
import type { OutboxState } from '../storage/outbox'

/** Metrics for the operator, fed by the log. */
export type Metrics = {
  observe: Log
  /** A retry; `code`: the database's error. */
  onRetry(code: string): void
  /** Prometheus text for the token, otherwise 401. */
  answer(request: Request, mails: AskMails): Promise<Response>
}

type AskMails = () => Promise<OutboxState>

/** Bucket bounds in seconds: from a cached page to a waiting writer. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics(token: string): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const counter = (name: string, help: string, labelNames: string[]) =>
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
  const disk = new Gauge({
    name: 'mercan_disk_bytes',
    help: 'Bytes on the disk by part, and free ones, as last counted.',
    labelNames: ['of'],
    registers,
  })

  function observeRequest({ route, method, status, ms, error, cause }: LogLine): void {
    requests.inc({ route, method, status })
    durations.observe({ route }, ms / 1000)
    if (error !== undefined) errors.inc({ error, cause: cause ?? '' })
  }

  function observeEvent({ event, outcome, bytes = {} }: LoggedEvent): void {
    if (event === 'mail') mails.inc({ outcome })
    if (event === 'purge') {
      purges.inc({ outcome })
      // `held` deletes nothing.
      if (outcome === 'done') lastPurge.setToCurrentTime()
    }
    if (event === 'backup') {
      backups.inc({ outcome })
      // `part`: there is no complete copy yet.
      if (outcome === 'done' || outcome === 'found') lastBackup.setToCurrentTime()
    }
    for (const [part, size = 0] of Object.entries(bytes)) disk.set({ of: part }, size)
  }

  /** Reads the state of database and outbox. */
  async function ask(state: AskMails): Promise<void> {
    try {
      const { waiting: count, oldest: since } = await state()
      databaseUp.set(1)
      waiting.set(count)
      const seconds = since === undefined ? 0 : (Date.now() - Date.parse(since)) / 1000
      oldest.set(Math.max(0, seconds))
    } catch {
      databaseUp.set(0)
    }
  }

  return {
    observe(line: LogLine | LoggedEvent): void {
      if ('event' in line) observeEvent(line)
      else observeRequest(line)
    },
    onRetry: (code) => retries.inc({ code }),
    async answer({ headers }, mails) {
      if (!isSame(headers.get('Authorization') ?? '', `Bearer ${token}`))
        return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })
      await ask(mails)
      const type = { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' }
      return new Response(await register.metrics(), { headers: type })
    },
  }
}

/** Constant-time comparison. */
function isSame(sent: string, meant: string): boolean {
  const [one, other] = [sent, meant].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
