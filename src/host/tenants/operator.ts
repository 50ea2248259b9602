import { type Log, logFailure } from '../../server/base/requestLog'
import { endpointHeaders, headersFor, keeping } from '../../server/http/headers'
import type { Refuse } from '../../server/http/listener'
import { metricsPath } from '../../server/metrics/metrics'
import type { ClinicsMetrics } from '../../server/metrics/prometheus'
import { errorStatus, routes } from '../../server/requests/responses'
import type { HostHealth } from '../../shared/publicRoutes'
import type { Opening } from './opening'

export type OperatorOptions = {
  clinics: ReadonlyMap<string, Opening>
  metrics: ClinicsMetrics | undefined
  trustedProxies: number
  log: Log
}

/**
 * Responds under hosts of no tenant: health, metrics, otherwise 421. Tenants' names require the
 * metrics token.
 */
export function createOperator({ clinics, metrics, trustedProxies, log }: OperatorOptions) {
  function answerFor(request: Request, status: number, body: object | string | null): Response {
    const isText = typeof body === 'string'
    const type = isText ? 'text/plain; charset=utf-8' : 'application/json'
    const all = headersFor(request, { ...endpointHeaders, 'Content-Type': type }, trustedProxies)
    const text = isText || body === null ? body : JSON.stringify(body)
    return new Response(text, { status, headers: all })
  }

  function health(request: Request): Response {
    const all = [...clinics.values()]
    const open = all.filter((clinic) => clinic.opened() !== undefined).length
    const failed = all.filter((clinic) => clinic.hasFailed()).length
    const status = failed > 0 ? 'degraded' : 'ok'
    const body: HostHealth = { status, clinics: all.length, open, failed }
    return answerFor(request, open > 0 ? 200 : 503, body)
  }

  return {
    async answer(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url)
      if (pathname === routes.health) return health(request)
      if (metrics && pathname === metricsPath) {
        // A tenant not opened yet has no metrics.
        const tried = [...clinics].filter(([, each]) => each.opened() ?? each.hasFailed())
        const asks = tried.map(([host, each]) => [host, each.opened()?.store.outbox.state] as const)
        return metrics.answer(request, new Map(asks))
      }
      return answerFor(request, 421, 'No site is served here under this name.\n')
    },

    /** For what reached no tenant. */
    refuse(code: Parameters<Refuse>[0], error?: unknown): Response {
      if (error !== undefined) logFailure(log, error)
      return new Response(null, { status: errorStatus[code], headers: endpointHeaders })
    },

    /** For a tenant that cannot be opened: no text, its language is unknown. */
    unavailable(request: Request): Response {
      const response = answerFor(request, 503, null)
      response.headers.set('Retry-After', '10')
      response.headers.set('Cache-Control', keeping.revalidated)
      response.headers.delete('Content-Type')
      return response
    },
  }
}
