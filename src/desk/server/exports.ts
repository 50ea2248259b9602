import { timestamp } from '../../server/base/clock'
import { refuse } from '../../server/staff/env'
import { displayText } from '../../shared/displayText'
import { fill } from '../../shared/formats/fill'
import { clockIn, laterDay } from '../../shared/formats/opening'
import type { Period } from '../contract/contract'
import { calendarFile } from './calendar'
import { type AddDeskRoute, by, type DeskServices } from './services'
import { requestSheet } from './sheet'
import { countFigures, lengthOf } from './statistics'
import { countVisits } from './visitFigures'

/** Longest period of the statistics, in days. */
const maxDays = 3660

/** Exports: a calendar file, a CSV of requests, statistics. */
export function addExports(route: AddDeskRoute, services: DeskServices): void {
  const { facts, clinic, host, desk, rules, shown, now } = services
  const language = facts.locale.lang
  const place = { language, ...facts.site }
  const sheetWords = facts.desk.words
  const { dayOf, instantOf } = clockIn(place.timeZone)

  route('GET /requests/:reference/calendar', async ({ c, params }) => {
    const request = await desk.find(params.reference)
    if (request?.standing !== 'booked' || !request.appointmentAt) return refuse(c, 'notFound')
    const { id, reference, version, appointmentAt, appointmentMinutes } = request
    const start = rules.instantAt(appointmentAt)
    const { appointmentDoctorName: doctor } = shown(request)
    const texts = facts.strings.calendar
    const lines = [doctor && fill(texts.doctor, { doctor }), fill(texts.reference, { reference })]
    const entry = {
      uid: `${id}@${host}`,
      sequence: version,
      start,
      end: appointmentMinutes ? start + appointmentMinutes * 60_000 : undefined,
      summary: fill(texts.summary, { clinic: clinic.name, name: displayText(request.name) }),
      description: lines.filter(Boolean).join('\n'),
      location: clinic.address,
    }
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    c.header('Content-Disposition', `attachment; filename="${reference}.ics"`)
    return c.body(calendarFile([entry], { company: clinic.name, stamp: now() }))
  })

  route('POST /requests/sheet', async ({ c, input }) => {
    // The audit entry first: no export without one.
    await desk.noteListExport(by(c))
    const requests = await desk.searchAll(input, place.timeZone)
    c.header('Content-Type', 'text/csv; charset=utf-8')
    return c.body(await requestSheet(requests, sheetWords, place))
  })

  /** Undefined for a period without days, or a longer one than is counted. */
  async function periodOf(input: Period): Promise<Period | undefined> {
    const until = input.until || dayOf(now())
    const from = input.from || (await firstDay()) || until
    const length = lengthOf({ from, until })
    return length > 0 && length <= maxDays ? { from, until } : undefined
  }

  route('GET /visits', async ({ c, input }) => {
    const period = await periodOf(input)
    if (!period) return refuse(c, 'malformed')
    const [rows, names] = await desk.visits(period.from, period.until)
    return countVisits(rows, { ...period, clinic, rules, names, now: now() })
  })

  route('GET /figures', async ({ c, input }) => {
    const period = await periodOf(input)
    if (!period) return refuse(c, 'malformed')
    const { from, until } = period
    const begins = (date: string) => timestamp(instantOf(date, '00:00'))
    const rows = await desk.figureRows(begins(from), begins(laterDay(until, 1)))
    return countFigures(rows, { from, until, timetable: clinic, choices: clinic.requests })
  })

  async function firstDay(): Promise<string | undefined> {
    const first = await desk.firstArrival()
    return first && dayOf(Date.parse(first))
  }
}
