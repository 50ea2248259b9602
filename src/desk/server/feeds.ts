import type { Hono } from 'hono'
import { timestamp } from '../../server/base/clock'
import { retryAfterSeconds } from '../../server/base/limits'
import { deskPath } from '../../server/staff/deskFiles'
import { type DeskEnv, refuse } from '../../server/staff/env'
import { fill } from '../../shared/formats/fill'
import { laterDay } from '../../shared/formats/opening'
import { calendarFile } from './calendar'
import { type AddDeskRoute, by, type DeskServices, refuseFields } from './services'

const hour = 60 * 60_000
const reads = { count: 60, windowMs: hour }
/** Days for which past and cancelled appointments are shown. */
const past = 30

/**
 * Calendar addresses: a doctor's phone reads one without a session, so it has no names and no
 * phones. Outside the endpoint, whose log names routes only: no log has the secret.
 */
export function addFeeds(
  app: Hono<DeskEnv>,
  route: AddDeskRoute,
  { facts, clinic, host, desk, rules, now }: DeskServices,
): void {
  const texts = facts.strings.calendar

  route('GET /feeds', () => desk.feeds())

  route('POST /feeds', async ({ c, input }) => {
    const doctor = rules.find(input.doctor)
    if (!doctor) return refuseFields(c, { doctor: 'unknown' })
    const { feed, secret } = await desk.makeFeed(doctor, by(c))
    return { feed, address: `${c.get('origin')}${deskPath}/takvim/${secret}.ics` }
  })

  route('POST /feeds/:id/revoke', async ({ c, params }) => {
    if (!(await desk.revokeFeed(params.id, by(c)))) return refuse(c, 'notFound')
  })

  app.get('/takvim/:file{[\\w-]{22}\\.ics}', async (c) => {
    const secret = c.req.param('file').slice(0, -4)
    const feed = await desk.feedDoctor(secret)
    if (!feed) return c.notFound()
    const wait = await desk.recordSender({ purpose: 'feed', address: feed.id, limit: reads })
    if (wait !== undefined) {
      c.header('Retry-After', String(retryAfterSeconds(wait)))
      return refuse(c, 'tooMany')
    }
    const doctor = { id: feed.doctor, name: rules.find(feed.doctor)?.name ?? feed.doctorName }
    const entries = await desk.feed(doctor, {
      day: laterDay(rules.today(), -past),
      instant: timestamp(now() - past * 24 * hour),
    })
    const file = calendarFile(
      entries.map(({ id, reference, version, at, minutes, isOver }) => {
        const start = rules.instantAt(at)
        const end = rules.endOf(at, minutes)
        const description = fill(texts.reference, { reference })
        const uid = `${id}@${host}`
        const summary = texts.busy
        return { uid, sequence: version, start, end, summary, description, isCancelled: isOver }
      }),
      {
        company: clinic.name,
        stamp: now(),
        name: fill(texts.feed, { doctor: doctor.name, clinic: clinic.name }),
        ttl: hour / 1000,
      },
    )
    return c.body(file, 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
  })
}
