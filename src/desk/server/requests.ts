import { setImmediate as yieldLoop } from 'node:timers/promises'
import { type DeskContext, refuse } from '../../server/staff/env'
import type { AddRoute } from '../../server/staff/routes'
import type { BoardList } from '../../server/storage/deskRows'
import type { DeskStore } from '../../server/storage/deskStore'
import type { Changed, WorkedRequest } from '../../server/storage/requestState'
import { clockIn } from '../../shared/formats/opening'
import type { Board, DeskRequest } from '../contract/contract'
import type { Conflict, DeskRoutes } from '../contract/routes'

export type RequestOptions = {
  desk: DeskStore
  shown(request: WorkedRequest): DeskRequest
  timeZone: string
  now(): number
  /** Notifies open pages. */
  wake(): void
}

/** The board, search, contacts, outcomes, undo. */
export function addRequests(route: AddRoute<DeskRoutes>, options: RequestOptions): void {
  const { desk, shown, timeZone, now, wake } = options
  const { dayOf } = clockIn(timeZone)

  const list = ({ requests, total }: BoardList) => ({ requests: requests.map(shown), total })

  async function readBoard(date: string): Promise<string> {
    const { cursor, newest, fresh, again, today } = await desk.board(date)
    // Other requests run between query and serialization.
    await yieldLoop()
    const lists = { fresh: list(fresh), again: list(again), today: list(today) }
    return JSON.stringify({ cursor, newest, ...lists } satisfies Board)
  }

  let cached: { cursor: number; date: string; text: Promise<string> } | undefined

  /** The lists as of the newest event, read once for all pages. */
  async function newestBoard(): Promise<string> {
    const date = dayOf(now())
    const cursor = await desk.newestEvent()
    if (cached?.cursor === cursor && cached.date === date) return cached.text
    const reading = { cursor, date, text: readBoard(date) }
    cached = reading
    reading.text.catch(() => {
      if (cached === reading) cached = undefined
    })
    return reading.text
  }

  route('GET /board', async ({ c }) => {
    const text = await newestBoard()
    return c.body(text, 200, { 'Content-Type': 'application/json' })
  })

  route('GET /list', async ({ input }) =>
    list(await desk.list(input.list, dayOf(now()), input.page)),
  )

  route('GET /requests', async ({ input: { page, ...query } }) => ({
    ...list(await desk.search(query, page, timeZone)),
    page,
  }))

  route('POST /requests/:reference/contact', async ({ c, params, input }) => {
    const request = await desk.contact(params.reference, input.act, by(c))
    if (!request) return refuse(c, 'notFound')
    wake()
    return shown(request)
  })

  route('POST /requests/:reference/outcome', async ({ c, params, input }) =>
    respond(c, await desk.change(params.reference, input, by(c))),
  )

  route('POST /requests/:reference/undo', async ({ c, params, input }) =>
    respond(c, await desk.undo(params.reference, input.version, by(c))),
  )

  const by = (c: DeskContext) => c.get('session').staffId

  function respond(c: DeskContext, changed: Changed): DeskRequest | Response {
    if (changed.kind === 'unknown') return refuse(c, 'notFound')
    const request = shown(changed.request)
    if (changed.kind === 'changed') {
      wake()
      return request
    }
    c.set('error', 'conflict')
    const conflict: Conflict = { error: 'conflict', request }
    return c.json(conflict, 409)
  }
}
