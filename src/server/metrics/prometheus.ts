import { createHash, timingSafeEqual } from 'node:crypto'
import type { ClinicsMetrics, Metrics } from '../metrics'
import { createFigures } from './figures'

/** Counts for the process of one clinic; `token` opens them. */
export function createMetrics(token: string): Metrics {
  const figures = createFigures({ isMany: false })
  return {
    observe: (line) => figures.observe({}, line),
    onRetry: (code) => figures.onRetry({}, code),
    async answer(request, mails) {
      if (!isOpenedBy(token, request)) return closed()
      await figures.ask({}, mails)
      return figures.answer()
    },
  }
}

/** Counts for the process of several clinics, each under its name. */
export function createClinicsMetrics(token: string): ClinicsMetrics {
  const figures = createFigures({ isMany: true })
  return {
    of: (clinic) => ({
      observe: (line) => figures.observe({ clinic }, line),
      onRetry: (code) => figures.onRetry({ clinic }, code),
    }),
    async answer(request, mails) {
      if (!isOpenedBy(token, request)) return closed()
      await Promise.all(
        [...mails].map(([clinic, ask]) => {
          figures.onAsked({ clinic }, ask !== undefined)
          return ask && figures.ask({ clinic }, ask)
        }),
      )
      return figures.answer()
    },
  }
}

const closed = () => new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })

const isOpenedBy = (token: string, { headers }: Request): boolean =>
  isSame(headers.get('Authorization') ?? '', `Bearer ${token}`)

/** In a time that says nothing of where they differ. */
function isSame(sent: string, meant: string): boolean {
  const [one, other] = [sent, meant].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
