import { refuse } from '../../server/staff/env'
import { longest } from '../../server/storage/slot'
import type { Stretch } from '../../shared/deskModel'
import { laterDay, laterTime, timesOn } from '../../shared/formats/opening'
import type { ToMove } from '../contract/day'
import { concerns, overlap, stretchOf, stretchOfAbsence } from './dayMarks'
import { type AddDeskRoute, answerTo, by, type DeskServices } from './services'

/** Future appointments that a leave or a closed day hits, until each is moved, cancelled or kept. */
export function addToMove(route: AddDeskRoute, services: DeskServices): void {
  const { desk, shown, clinic, rules, now } = services
  const answer = answerTo(services)

  /** Days on which the clinic is closed, or open at other times than usual. */
  const isSpecial = (day: string) =>
    timesOn(day, clinic).length === 0 || clinic.exceptions?.some(({ date }) => date === day)

  async function readToMove(): Promise<ToMove> {
    const since = rules.wallAt(now())
    const absences = await desk.absences(since)
    const days = (await desk.bookedDays(since)).filter(isSpecial)
    const stretches: Stretch[] = [
      ...absences.map(({ startsAt, endsAt }) => ({
        from: laterTime(startsAt, -longest),
        to: endsAt,
      })),
      ...days.map((day) => ({ from: `${day}T00:00`, to: `${laterDay(day, 1)}T00:00` })),
    ]
    const requests = (await desk.bookedIn(stretches, since)).map((row) => ({
      ...shown(row),
      // A chat that confirms the hour would be wrong.
      chat: shown({ ...row, standing: 'new' }).chat,
    }))
    const subjects = [
      ...absences.map(({ id }) => id),
      ...requests.map(({ reference }) => reference),
    ]
    const last = await desk.confirmations(subjects)
    return requests
      .map((request) => {
        const { reference, appointmentDoctor } = request
        const hour = stretchOf(request, rules.usualMinutes)
        const minutes = request.appointmentMinutes || rules.usualMinutes
        const isClosed = rules.needsOf(hour.from, minutes).some(({ kind }) => kind === 'closed')
        // Whoever confirmed it after it began, booked or kept the hour on purpose.
        const keptClosed = last(reference, 'allowedClosed')
        const keptAbsent = last(reference, 'allowedAbsent')
        return {
          request,
          closed: isClosed && (!keptClosed || keptClosed < last(reference, 'booked', 'entered')),
          absences: absences.filter(
            (each) =>
              concerns(each, appointmentDoctor) &&
              overlap(hour, stretchOfAbsence(each)) &&
              keptAbsent < last(each.id, 'absenceAdded'),
          ),
        }
      })
      .filter(({ closed, absences }) => closed || absences.length > 0)
  }

  route('GET /to-move', readToMove)

  route('POST /requests/:reference/keep', async ({ c, params: { reference }, input }) => {
    const hit = (await readToMove()).find(({ request }) => request.reference === reference)
    const kept = { reference, version: input.version }
    const causes = [hit?.closed && 'allowedClosed', hit?.absences[0] && 'allowedAbsent'] as const
    const [act, ...acts] = causes.filter((each) => !!each)
    if (act) return answer(c, await desk.keep({ ...kept, acts: [act, ...acts] }, by(c)))
    // Kept, moved or cancelled already.
    const known = await desk.find(reference)
    return known ? shown(known) : refuse(c, 'notFound')
  })
}
