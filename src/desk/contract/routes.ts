import * as v from 'valibot'
import { file, noContent, type RouteTable } from '../../shared/contract'
import { absence, account, auditRow, diskUse, feed } from '../../shared/deskModel'
import * as accounts from './accounts'
import { asked, contactMade, refused, reminded } from './appointment'
import * as contract from './contract'
import * as day from './day'
import * as patient from './patient'

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
  'keyReused',
  'asked',
  'refused',
  'unsupportedType',
  'tooMany',
  'unexpected',
  'unavailable',
] as const
export type DeskError = (typeof deskErrors)[number]

/** The error body of every route. */
export const refusal = v.strictObject({ error: v.picklist(deskErrors) })

/**
 * The response to a change of an outdated version, or to an entry whose key belongs to another one
 * (`keyReused`), with the stored request as it is now.
 */
const conflict = v.strictObject({
  error: v.picklist(['conflict', 'keyReused']),
  request: contract.deskRequest,
})
export type Conflict = v.InferOutput<typeof conflict>

const refusals = v.variant('error', [conflict, asked, refused])
const changed = { response: contract.deskRequest, refusal: refusals } as const

/** The routes below `/yonetim/api`, apart from the editor's. */
export const deskRoutes = {
  'GET /me': { response: contract.me },
  'POST /alive': { response: noContent },
  'POST /sign-out': { response: noContent },
  'GET /board': { response: contract.board },
  'GET /list': { query: contract.listPage, response: contract.boardList },
  'GET /requests': { query: contract.searchPage, response: contract.found },
  'GET /events': { response: file },
  'GET /waiting': { response: contract.waiting },
  'POST /requests/:reference/contact': {
    body: contactMade,
    response: contract.deskRequest,
  },
  'POST /requests/:reference/outcome': { body: contract.change, ...changed },
  'POST /requests/:reference/undo': {
    body: contract.undoing,
    ...changed,
    response: contract.undone,
  },
  'POST /requests/:reference/visit': { body: day.visitChange, ...changed },
  /** Marks the reminder as sent; undone apart from outcomes. Neither changes the version. */
  'POST /requests/:reference/remind': { body: reminded, ...changed },
  'POST /requests/:reference/remind/undo': { body: contract.versionOnly, ...changed },
  'POST /entries': { body: day.entry, ...changed },
  'GET /day': { query: day.dayQuery, response: day.day },
  'GET /free': { query: day.freeQuery, response: day.free },
  'GET /absences': { response: v.array(absence) },
  'POST /absences': { body: day.newAbsence, response: absence, refusal: refused },
  'POST /absences/:id/remove': { response: noContent },
  'GET /to-move': { response: day.toMove },
  'GET /ahead': { query: day.aheadQuery, response: day.ahead },
  /** Keeps an appointment in spite of what hits it now. The version stays. */
  'POST /requests/:reference/keep': { body: contract.versionOnly, ...changed },
  'GET /reminders': { response: day.reminders },
  'GET /feeds': { response: v.array(feed) },
  'POST /feeds': { body: day.newFeed, response: day.feedMade, refusal: refused },
  'POST /feeds/:id/revoke': { response: noContent },
  'GET /visits': { query: contract.period, response: day.visitFigures },
  'GET /requests/:reference/calendar': { response: file },
  'POST /requests/sheet': { body: contract.searchQuery, response: file },
  'GET /figures': { query: contract.period, response: contract.figures },
  'GET /requests/:reference/person': { response: v.array(contract.deskRequest) },
  'POST /requests/:reference/export': { response: patient.patientData },
  'POST /requests/:reference/erase': { body: patient.erasure, response: patient.erased },
  'POST /prove/options': { response: accounts.requestOptions },
  'POST /prove': { body: accounts.signInResponse, response: noContent },
  'POST /code': { response: accounts.signInCode },
  'GET /audit': { response: v.array(auditRow) },
  'GET /disk': { response: diskUse },
  'GET /accounts': { response: v.array(account) },
  'POST /accounts': { body: accounts.newAccount, response: accounts.invitationLink },
  'POST /accounts/:id/again': { body: accounts.lostPasskeys, response: accounts.invitationLink },
  'POST /accounts/:id/disable': { response: noContent },
  'POST /sign-in/options': { response: accounts.requestOptions },
  'POST /sign-in': { body: accounts.signInResponse, response: noContent },
  'POST /sign-in/code': { body: accounts.typedCode, response: noContent },
  'POST /invitation': { body: accounts.invitationToken, response: accounts.invitation },
  'POST /register': { body: accounts.registration, response: noContent },
} as const satisfies RouteTable

export type DeskRoutes = typeof deskRoutes
