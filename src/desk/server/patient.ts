import { type DeskContext, refuse } from '../../server/staff/env'
import type { PatientData } from '../contract/patient'
import { type AddDeskRoute, by, type DeskServices } from './services'

/** A patient's data: copy or erasure. */
export function addPatient(
  route: AddDeskRoute,
  { desk, shown, wake, onUnwiped }: DeskServices,
): void {
  async function read(
    reference: string,
    act: 'opened' | 'exported',
    c: DeskContext,
  ): Promise<PatientData | undefined> {
    const requests = await desk.person(reference, act, by(c))
    if (requests.length === 0) return undefined
    return { requests: requests.map(({ acts, ...request }) => ({ ...shown(request), acts })) }
  }

  route('GET /requests/:reference/person', async ({ c, params }) => {
    const kept = await read(params.reference, 'opened', c)
    return kept ? kept.requests.map(({ acts, ...request }) => request) : refuse(c, 'notFound')
  })

  route('POST /requests/:reference/export', async ({ c, params: { reference } }) => {
    return (await read(reference, 'exported', c)) ?? refuse(c, 'notFound')
  })

  route('POST /requests/:reference/erase', async ({ c, params, input }) => {
    const erased = await desk.erase(params.reference, input.references, by(c))
    if (erased.removed === 0) return refuse(c, 'notFound')
    wake()
    if (!erased.wiped) onUnwiped()
    return erased
  })
}
