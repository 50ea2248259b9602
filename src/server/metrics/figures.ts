import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AskMails } from '../metrics'
import type { LoggedEvent, LogLine } from '../requestLog'

/** Bounds of the buckets, in seconds: from a page out of memory to a writer that waits for its turn. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Whose figure it is: empty where the process has one clinic. */
type Whose = { clinic?: string }

/**
 * The figures of one process, with `isMany` by clinic. How long answers took stays one
 * figure: twelve buckets a route, a thousand times, nobody wants to read.
 */
export function createFigures({ isMany }: { isMany: boolean }) {
  const registers = [new Registry()]
  const [register] = registers as [Registry]
  collectDefaultMetrics({ register })
  const whose = isMany ? ['clinic'] : []
  const counter = (name: string, help: string, labels: string[]) =>
    new Counter({ name: `mercan_${name}`, help, labelNames: [...whose, ...labels], registers })
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `mercan_${name}`, help, labelNames: whose, registers })

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
  const clinicUp = isMany
    ? gauge('clinic_up', 'Whether the clinic could be opened: its site, content and settings.')
    : undefined

  function observeRequest(of: Whose, { route, method, status, ms, error, cause }: LogLine): void {
    requests.inc({ ...of, route, method, status })
    durations.observe({ route }, ms / 1000)
    if (error !== undefined) errors.inc({ ...of, error, cause: cause ?? '' })
  }

  function observeEvent(of: Whose, { event, outcome }: LoggedEvent): void {
    if (event === 'mail') mails.inc({ ...of, outcome })
    if (event === 'purge') {
      purges.inc({ ...of, outcome })
      // What is held back has not been deleted, however often it was looked at.
      if (outcome === 'done') lastPurge.setToCurrentTime(of)
    }
    if (event === 'backup') {
      backups.inc({ ...of, outcome })
      if (outcome !== 'failed') lastBackup.setToCurrentTime(of)
    }
  }

  return {
    observe(of: Whose, line: LogLine | LoggedEvent): void {
      if ('event' in line) observeEvent(of, line)
      else observeRequest(of, line)
    },
    onRetry: (of: Whose, code: string) => retries.inc({ ...of, code }),
    onAsked: (of: Whose, isUp: boolean) => clinicUp?.set(of, Number(isUp)),

    /** Asks a clinic's database how it and its mails are. */
    async ask(of: Whose, state: AskMails): Promise<void> {
      try {
        const { waiting: count, oldest: since } = await state()
        databaseUp.set(of, 1)
        waiting.set(of, count)
        const seconds = since === undefined ? 0 : (Date.now() - Date.parse(since)) / 1000
        oldest.set(of, Math.max(0, seconds))
      } catch {
        databaseUp.set(of, 0)
      }
    },

    /** All of them, in Prometheus' text form. */
    async answer(): Promise<Response> {
      const type = { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' }
      return new Response(await register.metrics(), { headers: type })
    },
  }
}
