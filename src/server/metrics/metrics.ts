import { readSettings } from '../http/settings'
import type { Metrics } from './prometheus'

export const metricsPath = '/metrics'

/**
 * Metrics behind METRICS_TOKEN; without it the library is not loaded. Throws an Error that names
 * an invalid variable.
 */
export async function openMetrics(env: NodeJS.ProcessEnv): Promise<Metrics | undefined> {
  const { metricsToken } = readSettings(env)
  return metricsToken ? (await import('./prometheus')).createMetrics(metricsToken) : undefined
}
