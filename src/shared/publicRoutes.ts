import * as v from 'valibot'
import { noContent, type RouteTable } from './contract'
import { phoneBody, preferencesBody } from './preferences'
import { appointmentRequest } from './requestSchema'

/** Error codes; their texts are in the locale. */
export const apiErrors = [
  'malformed',
  'missingFields',
  'tooLong',
  'trapped',
  'foreign',
  'notFound',
  'methodNotAllowed',
  'tooLarge',
  'unsupportedType',
  'keyReused',
  'tooMany',
  'unexpected',
  'unavailable',
] as const
export type ApiErrorCode = (typeof apiErrors)[number]

/** The error body of every public route. */
export const apiRefusal = v.strictObject({ error: v.picklist(apiErrors), message: v.string() })
export type ApiRefusal = v.InferOutput<typeof apiRefusal>

/** What the visitor may know of a stored request. */
export const receipt = v.strictObject({ id: v.string(), reference: v.string() })
export type Receipt = v.InferOutput<typeof receipt>

/** `off` without SMTP_URL, `failing` after three failures of one mail; `oldest`: UTC, ISO 8601. */
const mailHealth = v.variant('state', [
  v.strictObject({ state: v.literal('off') }),
  v.strictObject({
    state: v.picklist(['ok', 'failing']),
    waiting: v.number(),
    oldest: v.optional(v.string()),
  }),
])
export type MailHealth = v.InferOutput<typeof mailHealth>

const state = v.picklist(['ok', 'degraded'])

export const health = v.strictObject({ status: state, mail: mailHealth })
export type Health = v.InferOutput<typeof health>

/** The public endpoint. Forms without scripts get pages instead. */
export const publicRoutes = {
  'POST /api/randevus': { body: appointmentRequest, response: receipt },
  'POST /api/preferences': { body: preferencesBody, response: noContent },
  'POST /api/phone': { body: phoneBody, response: noContent },
  'GET /api/health': { response: health },
} as const satisfies RouteTable
