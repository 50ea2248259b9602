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
  /** Answers whoever has the token, in Prometheus' text form; 401 to anyone else. */
  answer(request: Request, mails: () => Promise<OutboxState>): Promise<Response>
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
