import { setImmediate as breathe } from 'node:timers/promises'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Board, Conflict, DeskRequest, Found } from '../../desk/contract'
import type { DeskStore } from '../store/desk'
import type { BoardList } from '../store/deskRows'
import type { Changed, WorkedRequest } from '../store/requestState'
import { readBody } from './body'
import { type DeskContext, type DeskEnv, refuse } from './env'
import { wanted } from './wanted'

const time = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
  v.check((written) => !Number.isNaN(Date.parse(`${written}Z`))),
)
const version = v.pipe(v.number(), v.integer(), v.minValue(0))
const note = v.pipe(v.string(), v.trim(), v.maxLength(500))

const change = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('unreached'), retryAt: time, note, version }),
  v.strictObject({ outcome: v.literal('booked'), appointmentAt: time, note, version }),
  v.strictObject({
    outcome: v.literal('cancelled'),
    reason: v.picklist(['changedMind', 'elsewhere', 'wrongNumber', 'noAnswer', 'other']),
    note,
    version,
  }),
])
const pageNumber = v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)), '0')
const contact = v.strictObject({ act: v.picklist(['called', 'messaged']) })

export type RequestOptions = {
  desk: DeskStore
  shown(request: WorkedRequest): DeskRequest
  timeZone: string
  now(): number
  /** Tells the other pages that something has changed. */
  wake(): void
}

/** What reception does: the first screen's lists, calls, outcomes, and taking the last one back. */
export function addRequests(api: Hono<DeskEnv>, options: RequestOptions): void {
  const { desk, shown, timeZone, now, wake } = options
  // Swedish writes a day as ISO does.
  const day = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' })

  const list = ({ requests, total }: BoardList) => ({ requests: requests.map(shown), total })

  async function readBoard(date: string): Promise<string> {
    const { cursor, fresh, again, today } = await desk.board(date)
    // Between the reading and the writing a visitor may be answered.
    await breathe()
    const board: Board = { cursor, fresh: list(fresh), again: list(again), today: list(today) }
    return JSON.stringify(board)
  }

  let last: { cursor: number; date: string; text: Promise<string> } | undefined

  /** The lists as of the newest event; one reading serves all pages that ask until the next one. */
  async function newestBoard(): Promise<string> {
    const date = day.format(now())
    const cursor = await desk.newestEvent()
    if (last?.cursor === cursor && last.date === date) return last.text
    const reading = { cursor, date, text: readBoard(date) }
    last = reading
    reading.text.catch(() => {
      if (last === reading) last = undefined
    })
    return reading.text
  }

  api.get('/board', async (c) => {
    const text = await newestBoard()
    return c.body(text, 200, { 'Content-Type': 'application/json' })
  })

  api.get('/requests', async (c) => {
    const asked = v.safeParse(v.object({ ...wanted.entries, page: pageNumber }), c.req.query())
    if (!asked.success) return refuse(c, 'malformed')
    const { page, ...query } = asked.output
    const { requests, total } = await desk.search(query, page, timeZone)
    const found: Found = { requests: requests.map(shown), total, page }
    return c.json(found)
  })

  api.post('/requests/:reference/contact', async (c) => {
    const body = await readBody(c, contact)
    if (!body) return refuse(c, 'malformed')
    const request = await desk.contact(c.req.param('reference'), body.act, by(c))
    if (!request) return refuse(c, 'notFound')
    wake()
    return c.json(shown(request))
  })

  api.post('/requests/:reference/outcome', async (c) => {
    const body = await readBody(c, change)
    if (!body) return refuse(c, 'malformed')
    return told(c, await desk.change(c.req.param('reference'), body, by(c)))
  })

  api.post('/requests/:reference/undo', async (c) => {
    const body = await readBody(c, v.strictObject({ version }))
    if (!body) return refuse(c, 'malformed')
    return told(c, await desk.undo(c.req.param('reference'), body.version, by(c)))
  })

  const by = (c: DeskContext) => c.get('session').staffId

  function told(c: DeskContext, changed: Changed): Response {
    if (changed.kind === 'unknown') return refuse(c, 'notFound')
    const request = shown(changed.request)
    if (changed.kind === 'changed') {
      wake()
      return c.json(request)
    }
    c.set('error', 'conflict')
    const conflict: Conflict = { error: 'conflict', request }
    return c.json(conflict, 409)
  }
}
