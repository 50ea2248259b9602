import { setImmediate as yieldLoop } from 'node:timers/promises'
import { ownNameOf } from '../../content/translation/writing'
import { timestamp } from '../../server/base/clock'
import { readPatientPhone } from '../../server/base/patientPhone'
import { refuse } from '../../server/staff/env'
import type { RequestList } from '../../server/storage/requestLists'
import { clockIn } from '../../shared/formats/opening'
import { checkRequest } from '../../shared/requestSchema'
import type { Board, DeskRequest, SearchQuery } from '../contract/contract'
import { type AddDeskRoute, answerTo, by, type DeskServices, refuseFields } from './services'

const all: SearchQuery = { q: '', standing: '', doctor: '', request: '', day: '' }

/** Whether an appointment is over: after another outcome it stays where it was. */
const isPast = (visit: DeskRequest['visit']) => visit === 'noshow' || visit === 'fulfilled'

/** The board, search, contacts, outcomes, bookings, visits, undo. */
export function addRequests(route: AddDeskRoute, services: DeskServices): void {
  const { facts, clinic, desk, shown, rules, now, wake } = services
  const { country } = facts.site
  const respond = answerTo(services)
  const { timeZone } = clinic
  const { dayOf } = clockIn(timeZone)

  const list = ({ requests, total }: RequestList) => ({ requests: requests.map(shown), total })

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
    list(await desk.requestList(input.list, dayOf(now()), input.page)),
  )

  /** The language of messages to a number: of its earlier requests, else of its country. */
  function languageOf(written: string, found: readonly DeskRequest[]): string {
    const phone = readPatientPhone(written, country)
    if (!phone) return ''
    // An entry in the clinic's first language may have been made without a choice.
    const isChosen = ({ dial, language, entered }: DeskRequest) =>
      dial === phone.key && (language !== '' || !entered)
    const earlier = found.find(isChosen)?.language
    const region = phone.country || country
    const wanted = earlier ?? ownNameOf(new Intl.Locale('und', { region }).maximize().language)
    return clinic.languages.find(({ name }) => name === wanted)?.id ?? ''
  }

  async function search(query: SearchQuery, page = 0) {
    const found = list(await desk.search(query, page, timeZone))
    return { ...found, page, language: languageOf(query.q, found.requests) }
  }

  route('GET /requests', ({ input: { page, ...query } }) => search(query, page))

  route('POST /requests/:reference/contact', async ({ c, params, input }) => {
    const request = await desk.contact(params.reference, input.act, by(c), input.link)
    if (!request) return refuse(c, 'notFound')
    wake()
    return shown(request)
  })

  route('POST /requests/:reference/outcome', async ({ c, params: { reference }, input }) => {
    const known = await desk.find(reference)
    if (!known) return refuse(c, 'notFound')
    const slot = input.outcome === 'booked' ? rules.slotOf({ ...input, known }) : undefined
    if (slot && 'faults' in slot) return refuseFields(c, slot.faults)
    const isOver = known.standing === 'booked' && isPast(known.visit)
    if (input.outcome === 'unreached') {
      // After a past appointment the outcome is a request of its own, received now.
      const receivedAt = isOver ? timestamp(now()) : known.receivedAt
      const { expiresAt } = shown({ ...known, standing: 'unreached', receivedAt })
      const retryAt = rules.retryFault(input.retryAt, expiresAt)
      if (retryAt) return refuseFields(c, { retryAt })
    }
    const record = isOver ? desk.followUp : desk.change
    return respond(c, await record(reference, input, by(c), slot))
  })

  route('POST /requests/:reference/undo', async ({ c, params: { reference }, input }) => {
    const { version, allow = [] } = input
    const before = await desk.appointmentBefore(reference)
    const usualMinutes = rules.usualMinutes
    // Opening hours and a past time were confirmed before; stored obstacles may be new.
    const slot = before && {
      ...before,
      minutes: before.minutes || usualMinutes,
      usualMinutes,
      found: [],
      allow,
    }
    const undone = await desk.undo(reference, version, by(c), slot)
    const answer = respond(c, undone)
    return answer instanceof Response ? answer : { ...answer, removed: undone.kind === 'removed' }
  })

  route('POST /entries', async ({ c, input }) => {
    const { key, name, phone, note, ...wanted } = input
    const { language = (await search({ ...all, q: phone })).language } = input
    if (clinic.languages.every(({ id }) => id !== language)) return refuse(c, 'malformed')
    const checked = checkRequest({ name, phone, doctor: '', request: '' })
    const slot = rules.slotOf(wanted)
    if (!checked.ok || 'faults' in slot) {
      const { name, phone } = checked.ok ? {} : checked.errors
      return refuseFields(c, { name, phone, ...('faults' in slot && slot.faults) })
    }
    const patient = { name: checked.request.name, phone: checked.request.phone, language }
    const entered = { key, ...patient, note }
    return respond(c, await desk.enter(entered, by(c), slot))
  })

  route('POST /requests/:reference/visit', async ({ c, params: { reference }, input }) => {
    const at = input.visit === 'noshow' && (await desk.find(reference))?.appointmentAt
    if (at && rules.instantAt(at) > now()) return refuseFields(c, { visit: 'early' })
    return respond(c, await desk.visit(reference, input, by(c)))
  })

  for (const sent of [true, false])
    route(
      sent ? 'POST /requests/:reference/remind' : 'POST /requests/:reference/remind/undo',
      async ({ c, params, input }) =>
        respond(c, await desk.remind(params.reference, { ...input, sent }, by(c))),
    )
}
