import type { ServerFacts } from '../../content/loading/clinicFacts'
import { readContent } from '../../content/loading/read'
import { fill } from '../../content/loading/readJson'
import { timestamp } from '../../server/base/clock'
import { refuse } from '../../server/staff/env'
import type { AddRoute } from '../../server/staff/routes'
import type { DeskStore } from '../../server/storage/deskStore'
import { displayPhone, displayText } from '../../shared/displayText'
import { clockIn, laterDay } from '../../shared/formats/opening'
import type { Me } from '../contract/contract'
import type { DeskRoutes } from '../contract/routes'
import { calendarFile } from './calendarFile'
import { dialled, readSheetWords, requestSheet } from './sheet'
import { countFigures, lengthOf } from './statistics'

/** Longest period of the statistics, in days. */
const maxDays = 3660

type ExportOptions = {
  root: string
  facts: ServerFacts
  clinic: Me['clinic']
  desk: DeskStore
  now(): number
}

/**
 * Exports: a day's list, a calendar file, a CSV of requests, statistics. Throws an Error that
 * names an unreadable file and its key.
 */
export function addExports(route: AddRoute<DeskRoutes>, options: ExportOptions): void {
  const { root, facts, clinic, desk, now } = options
  const language = facts.locale.lang
  const place = { language, ...facts.site }
  const { host } = new URL(readContent({ clinicDir: root, language }, 'clinic').website)
  const sheetWords = readSheetWords(root, language)
  const { dayOf, instantOf } = clockIn(place.timeZone)

  route('GET /appointments', async ({ input }) => {
    const rows = await desk.appointments(input.day || dayOf(now()))
    return rows.map((row) => ({
      ...row,
      name: displayText(row.name),
      phone: displayPhone(dialled(row.phone, place.country)),
      doctor: displayText(row.doctor),
    }))
  })

  route('GET /requests/:reference/calendar', async ({ c, params }) => {
    const request = await desk.find(params.reference)
    if (request?.standing !== 'booked' || !request.appointmentAt) return refuse(c, 'notFound')
    const { id, reference, version, appointmentAt } = request
    const [date = '', time = ''] = appointmentAt.split('T')
    const doctor = displayText(request.doctor)
    const texts = facts.strings.calendar
    const lines = [doctor && fill(texts.doctor, { doctor }), fill(texts.reference, { reference })]
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    c.header('Content-Disposition', `attachment; filename="${reference}.ics"`)
    return c.body(
      calendarFile({
        uid: `${id}@${host}`,
        sequence: version,
        stamp: now(),
        start: instantOf(date, time),
        summary: fill(texts.summary, { clinic: clinic.name, name: displayText(request.name) }),
        description: lines.filter(Boolean).join('\n'),
        location: clinic.address,
        product: clinic.name,
      }),
    )
  })

  route('POST /requests/sheet', async ({ c, input }) => {
    // The audit entry first: no export without one.
    await desk.noteListExport(c.get('session').staffId)
    const requests = await desk.searchAll(input, place.timeZone)
    c.header('Content-Type', 'text/csv; charset=utf-8')
    return c.body(await requestSheet(requests, sheetWords, place))
  })

  route('GET /figures', async ({ c, input }) => {
    const until = input.until || dayOf(now())
    const from = input.from || (await firstDay()) || until
    const length = lengthOf({ from, until })
    if (!(length > 0 && length <= maxDays)) return refuse(c, 'malformed')
    const begins = (date: string) => timestamp(instantOf(date, '00:00'))
    const rows = await desk.figureRows(begins(from), begins(laterDay(until, 1)))
    return countFigures(rows, { from, until, timetable: clinic, choices: clinic.requests })
  })

  async function firstDay(): Promise<string | undefined> {
    const first = await desk.firstArrival()
    return first && dayOf(Date.parse(first))
  }
}
