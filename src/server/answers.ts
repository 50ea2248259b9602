import type { Context } from 'hono'
import type { FieldErrors } from '../appointment/schema'
import { type Answer, answerPage, answerPagePolicy } from './answerPage'
import { type ApiErrorCode, errorStatus } from './apiError'
import type { ServerFacts } from './facts'
import { payloadKind } from './payload'
import type { LogVariables } from './requestLog'
import type { Receipt } from './store/requestTypes'

/** Where a request came in; empty for one that did not come over a network. */
export type Connection = {
  incoming?: { socket: { remoteAddress?: string; destroy?(): void } }
}

export type ApiEnv = { Bindings: Connection; Variables: LogVariables }

export const routes = { requests: '/api/randevus', health: '/api/health' } as const

/** The further language of the page that asks, as its form's address says; undefined for the clinic's own. */
export function furtherLanguage(
  c: Context<ApiEnv>,
  { languages }: ServerFacts,
): string | undefined {
  const asked = c.req.query('language')
  return languages.slice(1).find((language) => language === asked)
}

/**
 * The endpoint's answers: JSON for the client and for machines, a page for a
 * form without scripts and for whoever opens the form's address.
 */
export function createAnswers(
  own: ServerFacts,
  further: ReadonlyMap<string, ServerFacts>,
  allowedOrigins: readonly string[],
) {
  const factsFor = (c: Context<ApiEnv>) => further.get(furtherLanguage(c, own) ?? '') ?? own

  function page(c: Context<ApiEnv>, answer: Answer): string {
    const facts = factsFor(c)
    const origin = c.req.header('Origin') ?? ''
    c.header('Content-Security-Policy', answerPagePolicy(facts))
    return answerPage(facts, answer, allowedOrigins.includes(origin) ? origin : '')
  }

  return {
    stored(c: Context<ApiEnv>, receipt: Receipt): Response | Promise<Response> {
      if (!wantsPage(c)) return c.json(receipt, 201)
      return c.html(page(c, { kind: 'stored', reference: receipt.reference }), 201)
    },

    refused(
      c: Context<ApiEnv>,
      code: ApiErrorCode,
      errors: FieldErrors = {},
    ): Response | Promise<Response> {
      c.set('error', code)
      const status = errorStatus[code]
      if (!wantsPage(c))
        return c.json({ error: code, message: factsFor(c).strings.errors[code] }, status)
      const opened = code === 'methodNotAllowed'
      return c.html(
        page(c, opened ? { kind: 'direct' } : { kind: 'refused', code, errors }),
        status,
      )
    },
  }
}

function wantsPage(c: Context<ApiEnv>): boolean {
  if (c.req.path !== routes.requests) return false
  const kind = payloadKind(c.req.raw.headers)
  return kind === 'form' || (!kind && (c.req.header('Accept') ?? '').includes('text/html'))
}
