import { readSettings } from '../http/settings'
import type { ClinicsMetrics, Metrics } from './prometheus'

export const metricsPath = '/metrics'

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
