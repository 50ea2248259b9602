import * as v from 'valibot'
import { file, noContent, type RouteTable } from '../../shared/contract'
import {
  account,
  invitation,
  invitationLink,
  invitationToken,
  newAccount,
  registration,
  requestOptions,
  signInCode,
  signInResponse,
  typedCode,
} from './accounts'
import {
  appointment,
  appointmentQuery,
  auditRow,
  board,
  change,
  contactMade,
  deskRequest,
  erased,
  erasure,
  figures,
  found,
  me,
  patientData,
  period,
  searchPage,
  searchQuery,
  versionOnly,
} from './contract'

/** Error codes; their texts are in the locale. */
const deskErrors = [
  'malformed',
  'unauthorised',
  'forbidden',
  /** The last re-authentication is too old: retry after a new one. */
  'unproven',
  /** A session opened by a sign-in code lacks the right. */
  'weak',
  'taken',
  'lastManager',
  'foreign',
  'notFound',
  'conflict',
  'unsupportedType',
  'tooMany',
  'unexpected',
  'unavailable',
] as const
export type DeskError = (typeof deskErrors)[number]

/** The error body of every route. */
export const refusal = v.strictObject({ error: v.picklist(deskErrors) })

/** The response to a change of an outdated version, with the request as it is now. */
const conflict = v.strictObject({ error: v.literal('conflict'), request: deskRequest })
export type Conflict = v.InferOutput<typeof conflict>

/** The routes below `/yonetim/api`, apart from the editor's. */
export const deskRoutes = {
  'GET /me': { response: me },
  'POST /alive': { response: noContent },
  'POST /sign-out': { response: noContent },
  'GET /board': { response: board },
  'GET /requests': { query: searchPage, response: found },
  'GET /events': { response: file },
  'POST /requests/:reference/contact': { body: contactMade, response: deskRequest },
  'POST /requests/:reference/outcome': { body: change, response: deskRequest, refusal: conflict },
  'POST /requests/:reference/undo': { body: versionOnly, response: deskRequest, refusal: conflict },
  'GET /appointments': { query: appointmentQuery, response: v.array(appointment) },
  'GET /requests/:reference/calendar': { response: file },
  'POST /requests/sheet': { body: searchQuery, response: file },
  'GET /figures': { query: period, response: figures },
  'GET /requests/:reference/person': { response: v.array(deskRequest) },
  'POST /requests/:reference/export': { response: patientData },
  'POST /requests/:reference/erase': { body: erasure, response: erased },
  'POST /prove/options': { response: requestOptions },
  'POST /prove': { body: signInResponse, response: noContent },
  'POST /code': { response: signInCode },
  'GET /audit': { response: v.array(auditRow) },
  'GET /accounts': { response: v.array(account) },
  'POST /accounts': { body: newAccount, response: invitationLink },
  'POST /accounts/:id/again': { response: invitationLink },
  'POST /accounts/:id/disable': { response: noContent },
  'POST /sign-in/options': { response: requestOptions },
  'POST /sign-in': { body: signInResponse, response: noContent },
  'POST /sign-in/code': { body: typedCode, response: noContent },
  'POST /invitation': { body: invitationToken, response: invitation },
  'POST /register': { body: registration, response: noContent },
} as const satisfies RouteTable

export type DeskRoutes = typeof deskRoutes
