import type { Log } from '../base/requestLog'
import { readSettings } from '../http/settings'
import type { OutboxState } from '../storage/outbox'

export const metricsPath = '/metrics'

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

/**
 * Metrics behind METRICS_TOKEN; without it the library is not loaded. Throws an Error that names
 * an invalid variable.
 */
export async function openMetrics(env: NodeJS.ProcessEnv): Promise<Metrics | undefined> {
  const { metricsToken } = readSettings(env)
  return metricsToken ? (await import('./prometheus')).createMetrics(metricsToken) : undefined
}

/** The same for several tenants. */
export async function openClinicsMetrics(
  env: NodeJS.ProcessEnv,
): Promise<ClinicsMetrics | undefined> {
  const { metricsToken } = readSettings(env)
  if (metricsToken === undefined) return undefined
  return (await import('./prometheus')).createClinicsMetrics(metricsToken)
}
