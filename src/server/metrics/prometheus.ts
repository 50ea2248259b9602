import { createHash, timingSafeEqual } from 'node:crypto'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Log, LoggedEvent, LogLine } from '../base/requestLog'
import type { OutboxState } from '../storage/outbox'

/** Metrics for the operator, fed by the log. */
export type Metrics = {
  observe: Log
  /** A retry; `code`: the database's error. */
  onRetry(code: string): void
  /** Prometheus text for the token, otherwise 401. Absent for a single tenant of several. */
  answer?(request: Request, mails: AskMails): Promise<Response>
}

export type AskMails = () => Promise<OutboxState>

/** Metrics of several tenants. */
export type ClinicsMetrics = {
  of(clinic: string): Metrics
  /** `mails`: by tenant, undefined if it cannot be opened. */
  answer(request: Request, mails: ReadonlyMap<string, AskMails | undefined>): Promise<Response>
}

/** Bucket bounds in seconds: from a cached page to a waiting writer. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Labels; empty with one clinic. */
type Whose = { clinic?: string }

/**
 * Metrics of a process, with `isMany` by tenant. Durations have no tenant label: twelve buckets
 * per route and tenant are too many.
 */
function createFigures(token: string, { isMany }: { isMany: boolean }) {
  const register = new Registry()
  const registers = [register]
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
  const disk = new Gauge({
    name: 'mercan_disk_bytes',
    help: 'Bytes on the disk by part, and free ones, as last counted.',
    labelNames: [...whose, 'of'],
    registers,
  })
  const clinicUp = isMany
    ? gauge('clinic_up', 'Whether the clinic could be opened: its site, content and settings.')
    : undefined

  function observeRequest(of: Whose, { route, method, status, ms, error, cause }: LogLine): void {
    requests.inc({ ...of, route, method, status })
    durations.observe({ route }, ms / 1000)
    if (error !== undefined) errors.inc({ ...of, error, cause: cause ?? '' })
  }

  function observeEvent(of: Whose, { event, outcome, bytes = {} }: LoggedEvent): void {
    if (event === 'mail') mails.inc({ ...of, outcome })
    if (event === 'purge') {
      purges.inc({ ...of, outcome })
      // `held` deletes nothing.
      if (outcome === 'done') lastPurge.setToCurrentTime(of)
    }
    if (event === 'backup') {
      backups.inc({ ...of, outcome })
      // `part`: there is no complete copy yet.
      if (outcome === 'done' || outcome === 'found') lastBackup.setToCurrentTime(of)
    }
    for (const [part, size = 0] of Object.entries(bytes)) disk.set({ ...of, of: part }, size)
  }

  /** Reads a tenant's database and outbox state. */
  async function ask(of: Whose, state: AskMails): Promise<void> {
    try {
      const { waiting: count, oldest: since } = await state()
      databaseUp.set(of, 1)
      waiting.set(of, count)
      const seconds = since === undefined ? 0 : (Date.now() - Date.parse(since)) / 1000
      oldest.set(of, Math.max(0, seconds))
    } catch {
      databaseUp.set(of, 0)
    }
  }

  return {
    of: (of: Whose) => ({
      observe(line: LogLine | LoggedEvent): void {
        if ('event' in line) observeEvent(of, line)
        else observeRequest(of, line)
      },
      onRetry: (code: string) => retries.inc({ ...of, code }),
    }),

    /** Prometheus text for the token, otherwise 401. */
    async answer(
      { headers }: Request,
      mails: readonly (readonly [Whose, AskMails | undefined])[],
    ): Promise<Response> {
      if (!isSame(headers.get('Authorization') ?? '', `Bearer ${token}`))
        return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })
      await Promise.all(
        mails.map(([of, state]) => {
          clinicUp?.set(of, Number(state !== undefined))
          return state && ask(of, state)
        }),
      )
      const type = { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' }
      return new Response(await register.metrics(), { headers: type })
    },
  }
}

/** Metrics of one clinic. */
export function createMetrics(token: string): Metrics {
  const { of, answer } = createFigures(token, { isMany: false })
  return { ...of({}), answer: (request, state) => answer(request, [[{}, state]]) }
}

/** Metrics of several tenants. */
export function createClinicsMetrics(token: string): ClinicsMetrics {
  const { of, answer } = createFigures(token, { isMany: true })
  return {
    of: (clinic) => of({ clinic }),
    answer(request, states) {
      const byClinic = [...states].map(([clinic, state]) => [{ clinic }, state] as const)
      return answer(request, byClinic)
    },
  }
}

/** Constant-time comparison. */
function isSame(sent: string, meant: string): boolean {
  const [one, other] = [sent, meant].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
