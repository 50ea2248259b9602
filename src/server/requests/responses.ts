import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ServerFacts } from '../../content/loading/clinicFacts'
import { displayPhone } from '../../shared/displayText'
import { fill } from '../../shared/formats/fill'
import type { ApiErrorCode, ApiRefusal, Receipt } from '../../shared/publicRoutes'
import { type FieldErrors, referenceHeader, secretHeader } from '../../shared/requestSchema'
import type { LogVariables } from '../base/requestLog'
import { endpointHeaders } from '../http/headers'
import type { Connection } from '../http/listener'
import { callLine, plainPage, plainPagePolicy } from '../http/plainPage'
import { preferenceSecret } from '../storage/senderChanges'
import { payloadKind } from './payload'

/** HTTP status per error code; texts are in the locale. */
export const errorStatus = {
  malformed: 400,
  missingFields: 400,
  tooLong: 400,
  trapped: 400,
  foreign: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooLarge: 413,
  unsupportedType: 415,
  keyReused: 422,
  tooMany: 429,
  unexpected: 500,
  unavailable: 503,
} as const satisfies Record<ApiErrorCode, number>

export type ApiEnv = { Bindings: Connection; Variables: LogVariables }

export const routes = {
  requests: '/api/randevus',
  preferences: '/api/preferences',
  phone: '/api/phone',
  health: '/api/health',
} as const

/** The language of the page, from the form's address; undefined for the first language. */
export function furtherLanguage(
  c: Context<ApiEnv>,
  { languages }: ServerFacts,
): string | undefined {
  const asked = c.req.query('language')
  return languages.slice(1).find((language) => language === asked)
}

/** Responses: JSON, or a page for forms without scripts. */
export function createResponses(
  own: ServerFacts,
  further: readonly ServerFacts[],
  allowedOrigins: readonly string[],
) {
  const factsFor = (c: Context<ApiEnv>) => {
    const language = furtherLanguage(c, own)
    return further.find(({ locale }) => locale.lang === language) ?? own
  }

  function page(c: Context<ApiEnv>, answer: Answer): string {
    const facts = factsFor(c)
    const origin = c.req.header('Origin') ?? ''
    c.header('Content-Security-Policy', plainPagePolicy(facts))
    return answerPage(facts, answer, allowedOrigins.includes(origin) ? origin : '')
  }

  return {
    /** `phone`: as typed. */
    stored(c: Context<ApiEnv>, receipt: Receipt, phone: string): Response | Promise<Response> {
      c.header(referenceHeader, receipt.reference)
      c.header(secretHeader, preferenceSecret(receipt.id))
      if (!wantsPage(c)) return c.json(receipt, 201)
      return c.html(page(c, { kind: 'stored', reference: receipt.reference, phone }), 201)
    },

    refused(
      c: Context<ApiEnv>,
      code: ApiErrorCode,
      errors: FieldErrors = {},
    ): Response | Promise<Response> {
      c.set('error', code)
      const status = errorStatus[code]
      if (!wantsPage(c))
        return c.json<ApiRefusal, typeof status>(
          { error: code, message: factsFor(c).strings.errors[code] },
          status,
        )
      const answer: Answer =
        code === 'methodNotAllowed' ? { kind: 'direct' } : { kind: 'refused', code, errors }
      return c.html(page(c, answer), status)
    },
  }
}

function wantsPage(c: Context<ApiEnv>): boolean {
  if (c.req.path !== routes.requests) return false
  const kind = payloadKind(c.req.raw.headers)
  return kind === 'form' || (!kind && (c.req.header('Accept') ?? '').includes('text/html'))
}

/** The page after a form without scripts. */
export type Answer =
  | { kind: 'stored'; reference: string; phone: string }
  | { kind: 'refused'; code: ApiErrorCode; errors: FieldErrors }
  /** Opened without a form. */
  | { kind: 'direct' }
  /** Nothing else can be shown. */
  | { kind: 'failed'; code: ApiErrorCode }

/** The page as HTML. `site`: origin of the site, '' if it is the endpoint's. */
export function answerPage(facts: ServerFacts, answer: Answer, site = ''): string {
  const { answer: strings } = facts.strings
  const { heading } = strings[answer.kind]
  return plainPage(
    facts,
    heading,
    html`${sentences(facts, answer).map((sentence) => html`<p>${sentence}</p>\n`)}
${answer.kind === 'stored' && html`<p>${strings.stored.reference} <strong>${answer.reference}</strong></p>`}
${callLine(facts)}
<p><a href="${site}${encodeURI(appointmentPath(facts))}">${strings.back}</a></p>`,
  )
}

/** The page with the clinic's phone number for a request that no other part can answer. */
export function failurePage(facts: ServerFacts, code: ApiErrorCode, status: number): Response {
  // Not over an unencrypted connection, which is not known here.
  const { 'Strict-Transport-Security': _, ...always } = endpointHeaders
  const headers = {
    ...always,
    'Content-Security-Policy': plainPagePolicy(facts),
    'Content-Type': 'text/html; charset=UTF-8',
  }
  return new Response(answerPage(facts, { kind: 'failed', code }), { status, headers })
}

/** The validator ensures a page with the form. */
const appointmentPath = ({ pages }: ServerFacts) =>
  pages.find(({ kinds }) => kinds.includes('appointment'))?.path ?? '/'

function sentences({ strings }: ServerFacts, answer: Answer): string[] {
  if (answer.kind === 'failed') return [strings.errors[answer.code]]
  if (answer.kind === 'direct') return [strings.answer.direct.text]
  if (answer.kind === 'stored') {
    const { text, phone } = strings.answer.stored
    // From left to right in every language.
    return [text, fill(phone, { phone: `\u2066${displayPhone(answer.phone)}\u2069` })]
  }
  const { refused } = strings.answer
  const { name, phone } = answer.errors
  const faults = [name && refused.name[name], phone && refused.phone[phone]].filter(
    (fault) => fault !== undefined,
  )
  return faults.length > 0 ? [...faults, refused.correct] : [strings.errors[answer.code]]
}
