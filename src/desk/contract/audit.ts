import * as v from 'valibot'
import { visits } from './appointment'
import { acts } from './contract'

/** A need that a staff member has confirmed. */
const allowed = [
  'allowedBusy',
  'allowedClosed',
  'allowedOff',
  'allowedAbsent',
  'allowedPast',
  'allowedSameDay',
] as const

const auditAct = v.picklist([
  ...acts,
  'signedIn',
  'signedOut',
  'proved',
  'invited',
  'registered',
  'passkeyClosed',
  'disabled',
  'opened',
  'exported',
  'erased',
  'listExported',
  ...visits,
  'entered',
  'reminded',
  ...allowed,
  'absenceAdded',
  'absenceRemoved',
  'feedMade',
  'feedRevoked',
])
export type AuditAct = v.InferOutput<typeof auditAct>

/** `by`: '' for the command line; `subject`: a request's reference or an account's name, or ''. */
export const auditRow = v.strictObject({
  id: v.number(),
  at: v.string(),
  by: v.string(),
  act: auditAct,
  subject: v.string(),
})
export type AuditRow = v.InferOutput<typeof auditRow>
