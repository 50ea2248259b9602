import type { Hono } from 'hono'
import * as v from 'valibot'
import type { DeskRequest, Erased, Kept } from '../../desk/contract'
import type { DeskStore } from '../store/desk'
import type { WorkedRequest } from '../store/requestState'
import { readBody } from './body'
import { type DeskEnv, refuse } from './env'

const chosen = v.strictObject({
  references: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(20))),
    v.minLength(1),
    v.maxLength(500),
  ),
})

export type PersonOptions = {
  desk: DeskStore
  shown(request: WorkedRequest): DeskRequest
  /** Tells the other pages that something has changed. */
  wake(): void
  /** Something deleted could not be taken out of every file yet. */
  onUnwiped(): void
}

/** What a person may ask of the clinic: all that is kept of them, as a copy or deleted. */
export function addPerson(api: Hono<DeskEnv>, { desk, shown, wake, onUnwiped }: PersonOptions) {
  async function read(reference: string): Promise<Kept | undefined> {
    const requests = await desk.person(reference)
    if (requests.length === 0) return undefined
    return { requests: requests.map(({ acts, ...request }) => ({ ...shown(request), acts })) }
  }

  api.get('/requests/:reference/person', async (c) => {
    const kept = await read(c.req.param('reference'))
    return kept
      ? c.json(kept.requests.map(({ acts, ...request }) => request))
      : refuse(c, 'notFound')
  })

  api.post('/requests/:reference/export', async (c) => {
    const reference = c.req.param('reference')
    const kept = await read(reference)
    if (!kept) return refuse(c, 'notFound')
    await desk.noteExport(reference, c.get('session').staffId)
    return c.json(kept)
  })

  api.post('/requests/:reference/erase', async (c) => {
    const body = await readBody(c, chosen)
    if (!body) return refuse(c, 'malformed')
    const { staffId } = c.get('session')
    const erased: Erased = await desk.erase(c.req.param('reference'), body.references, staffId)
    if (erased.removed === 0) return refuse(c, 'notFound')
    wake()
    if (!erased.wiped) onUnwiped()
    return c.json(erased)
  })
}
