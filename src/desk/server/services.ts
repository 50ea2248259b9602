import type { ServerFacts } from '../../content/loading/clinicFacts'
import { type DeskContext, refuse } from '../../server/staff/env'
import type { AddRoute } from '../../server/staff/routes'
import type { Changed } from '../../server/storage/outcomes'
import type { RequestStore } from '../../server/storage/store'
import type { WorkedRequest } from '../../server/storage/workedRequests'
import type { Asked, Faults } from '../contract/appointment'
import type { DeskRequest, Me } from '../contract/contract'
import type { Conflict, DeskRoutes } from '../contract/routes'
import type { BookingRules } from './booking'
import type { ChatTexts } from './clinicInfo'

export type AddDeskRoute = AddRoute<DeskRoutes>

/** What the desk's routes share. */
export type DeskServices = {
  facts: ServerFacts
  clinic: Me['clinic']
  /** Of the clinic's website: the ids of appointments end with it. */
  host: string
  desk: RequestStore
  rules: BookingRules
  chatTexts: ChatTexts
  shown(request: WorkedRequest): DeskRequest
  now(): number
  wake(): void
  /** Called if a file still contains deleted data. */
  onUnwiped(): void
}

export const by = (c: DeskContext): string => c.get('session').staffId

/** The doctor whose account makes a request; undefined for other roles, which see all doctors. */
export function ownDoctor(c: DeskContext): string | undefined {
  // No id has a question mark: an account without a doctor sees no appointments.
  const { role, doctor = '?' } = c.get('session')
  return role === 'doctor' ? doctor : undefined
}

export function refuseFields(c: DeskContext, fields: Faults): Response {
  c.set('error', 'refused')
  return c.json({ error: 'refused', fields }, 422)
}

/** Answers a change of a request, and notifies open pages of it. */
export const answerTo =
  ({ shown, wake }: DeskServices) =>
  (c: DeskContext, changed: Changed): DeskRequest | Response => {
    if (changed.kind === 'unknown') return refuse(c, 'notFound')
    if (changed.kind === 'asked') {
      c.set('error', 'asked')
      return c.json({ error: 'asked', needs: changed.needs } satisfies Asked, 409)
    }
    const request = shown(changed.request)
    if (changed.kind === 'changed' || changed.kind === 'removed') {
      wake()
      return request
    }
    c.set('error', changed.kind)
    return c.json({ error: changed.kind, request } satisfies Conflict, 409)
  }
