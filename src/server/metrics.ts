import type { Log } from './requestLog'
import { readSettings } from './settings'
import type { OutboxState } from './store/outbox'

export const metricsPath = '/metrics'

/** What an operator's monitoring reads; it hears what the log does, and so no more of anyone than that. */
export type Metrics = {
  /** Hears each line of the log. */
  observe: Log
  /** The database was asked once more; `code` is its reason. */
  onRetry(code: string): void
  /**
   * Answers whoever has the token, in Prometheus' text form; 401 to anyone else. Absent for
   * one clinic of several: they are asked for together.
   */
  answer?(request: Request, mails: AskMails): Promise<Response>
}

/** Reads a clinic's queue of mails out of its store. */
export type AskMails = () => Promise<OutboxState>

/** The same of several clinics in one process, each under its name. */
export type ClinicsMetrics = {
  of(clinic: string): Metrics
  /** `mails`: of each clinic by its name, undefined for one that cannot be opened. */
  answer(request: Request, mails: ReadonlyMap<string, AskMails | undefined>): Promise<Response>
}

/**
 * The figures behind METRICS_TOKEN; undefined without one, and then the library is not even
 * loaded. Throws an Error that names a variable which cannot be meant.
 */
export async function openMetrics(env: NodeJS.ProcessEnv): Promise<Metrics | undefined> {
  const { metricsToken } = readSettings(env)
  if (metricsToken === undefined) return undefined
  const { createMetrics } = await import('./metrics/prometheus')
  return createMetrics(metricsToken)
}

/** The same for a process of several clinics. */
export async function openClinicsMetrics(
  env: NodeJS.ProcessEnv,
): Promise<ClinicsMetrics | undefined> {
  const { metricsToken } = readSettings(env)
  if (metricsToken === undefined) return undefined
  const { createClinicsMetrics } = await import('./metrics/prometheus')
  return createClinicsMetrics(metricsToken)
}
