import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Appointment } from '../../desk/contract'
import { clockIn, laterDay, type Timetable } from '../../formats/opening'
import { timestamp } from '../clock'
import { fill } from '../readJson'
import { type DeskPlace, dialled } from '../sheet/presentation'
import { requestSheet } from '../sheet/requestSheet'
import type { SheetWords } from '../sheet/words'
import type { DeskStore } from '../store/desk'
import { visible, visiblePhone } from '../visible'
import { readBody } from './body'
import { calendarFile } from './calendarFile'
import { countFigures } from './countFigures'
import { type DeskEnv, refuse } from './env'
import { lengthOf } from './figureColumns'
import { day, wanted } from './wanted'

/** A period of figures has so many days at most. */
const longest = 3660

export type PaperOptions = {
  desk: DeskStore
  place: DeskPlace
  timetable: Timetable
  /** What the form offers today. */
  choices: readonly string[]
  clinic: { name: string; address: string; host: string }
  words: { sheet: SheetWords; calendar: CalendarWords }
  now(): number
}

export type CalendarWords = { summary: string; doctor: string; reference: string }

/** What is taken from the desk: a day's list, an appointment for a calendar, a sheet, figures. */
export function addPapers(api: Hono<DeskEnv>, options: PaperOptions): void {
  const { desk, place, timetable, choices, clinic, words, now } = options
  const { dayOf, instantOf } = clockIn(place.timeZone)

  api.get('/appointments', async (c) => {
    const asked = v.safeParse(v.object({ day }), c.req.query())
    if (!asked.success) return refuse(c, 'malformed')
    const rows = await desk.appointments(asked.output.day || dayOf(now()))
    const appointments: Appointment[] = rows.map((row) => ({
      ...row,
      name: visible(row.name),
      phone: visiblePhone(dialled(row.phone, place.country)),
      doctor: visible(row.doctor),
    }))
    return c.json(appointments)
  })

  api.get('/requests/:reference/calendar', async (c) => {
    const request = await desk.find(c.req.param('reference'))
    if (request?.standing !== 'booked' || !request.appointmentAt) return refuse(c, 'notFound')
    const { id, reference, version, appointmentAt } = request
    const [date = '', time = ''] = appointmentAt.split('T')
    const doctor = visible(request.doctor)
    const texts = words.calendar
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    c.header('Content-Disposition', `attachment; filename="${reference}.ics"`)
    return c.body(
      calendarFile({
        uid: `${id}@${clinic.host}`,
        sequence: version,
        stamp: now(),
        start: instantOf(date, time),
        summary: fill(texts.summary, { clinic: clinic.name, name: visible(request.name) }),
        description: [
          doctor && fill(texts.doctor, { doctor }),
          fill(texts.reference, { reference }),
        ]
          .filter(Boolean)
          .join('\n'),
        location: clinic.address,
        product: clinic.name,
      }),
    )
  })

  api.post('/requests/sheet', async (c) => {
    const asked = await readBody(c, wanted)
    if (!asked) return refuse(c, 'malformed')
    // Noted first: nothing leaves of which nobody knows.
    await desk.noteListExport(c.get('session').staffId)
    const requests = await desk.wanted(asked, place.timeZone)
    c.header('Content-Type', 'text/csv; charset=utf-8')
    return c.body(await requestSheet(requests, words.sheet, place))
  })

  api.get('/figures', async (c) => {
    const asked = v.safeParse(v.object({ from: day, until: day }), c.req.query())
    if (!asked.success) return refuse(c, 'malformed')
    const until = asked.output.until || dayOf(now())
    const from = asked.output.from || (await firstDay()) || until
    const length = lengthOf({ from, until })
    if (!(length > 0 && length <= longest)) return refuse(c, 'malformed')
    const begins = (date: string) => timestamp(instantOf(date, '00:00'))
    const rows = await desk.figureRows(begins(from), begins(laterDay(until, 1)))
    return c.json(countFigures(rows, { from, until, timetable, choices }))
  })

  async function firstDay(): Promise<string | undefined> {
    const first = await desk.firstArrival()
    return first && dayOf(Date.parse(first))
  }
}
