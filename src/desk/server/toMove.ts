import { refuse } from '../../server/staff/env'
import { laterTime, timesOn } from '../../shared/formats/opening'
import { overlap } from '../../shared/formats/stretches'
import type { ToMove } from '../contract/day'
import { concerns, stretchOfAbsence } from './dayMarks'
import { type AddDeskRoute, answerTo, by, type DeskServices } from './services'

/** Audit acts that confirm an hour. */
const bookings = ['booked', 'moved', 'edited', 'bookedAgain', 'entered'] as const

/** Reads which appointments are to be moved, and why. */
export function toMoveReader({ desk, clinic, rules, now }: DeskServices) {
  /** Days on which the clinic is closed, or open at other times than usual. */
  const isSpecial = (day: string) =>
    timesOn(day, clinic).length === 0 || clinic.exceptions?.some(({ date }) => date === day)

  return async () => {
    const since = rules.wallAt(now())
    const { spans, absences } = await desk.taken(since, '9999')
    const special = new Set(spans.map(({ at }) => at.slice(0, 10)).filter(isSpecial))
    const hit = spans.flatMap(({ reference, at, minutes, doctor, wish }) => {
      const length = minutes || rules.usualMinutes
      const hour = { from: at, to: laterTime(at, length) }
      const id = rules.doctorOf(doctor, wish)
      const away = absences.filter(
        (each) => concerns(each, id) && overlap(hour, stretchOfAbsence(each)),
      )
      const isClosed =
        special.has(at.slice(0, 10)) &&
        rules.needsOf(at, length).some(({ kind }) => kind === 'closed')
      return isClosed || away.length > 0 ? [{ reference, isClosed, away }] : []
    })
    const subjects = hit.flatMap(({ reference, away }) => [reference, ...away.map(({ id }) => id)])
    const last = await desk.confirmations(subjects)
    return hit
      .map(({ reference, isClosed, away }) => {
        // A confirmation later than the cause: the hour was booked or kept on purpose.
        const keptClosed = last(reference, 'allowedClosed')
        const keptAbsent = last(reference, 'allowedAbsent')
        return {
          reference,
          closed: isClosed && (!keptClosed || keptClosed < last(reference, ...bookings)),
          absences: away.filter(({ id }) => keptAbsent < last(id, 'absenceAdded')),
        }
      })
      .filter(({ closed, absences }) => closed || absences.length > 0)
  }
}

/** Future appointments that a leave or a closed day hits, until each is moved, cancelled or kept. */
export function addToMove(route: AddDeskRoute, services: DeskServices): void {
  const { desk, shown, rules, now } = services
  const answer = answerTo(services)
  const readOpen = toMoveReader(services)

  async function readToMove(): Promise<ToMove> {
    const open = await readOpen()
    const rows = await Promise.all(open.map(({ reference }) => desk.find(reference)))
    return open.flatMap(({ closed, absences }, at) => {
      const row = rows[at]
      if (!row) return []
      // A chat that confirms the hour would be wrong.
      const { chat, answerLead } = shown({ ...row, standing: 'new' })
      return [{ request: { ...shown(row), chat, answerLead }, closed, absences }]
    })
  }

  route('GET /to-move', readToMove)

  route('GET /ahead', async ({ input }) => {
    const { spans } = await desk.taken(rules.wallAt(now()), '9999')
    const days = spans
      .filter(({ doctor, wish }) => rules.doctorOf(doctor, wish) === input.doctor)
      .map(({ at }) => at.slice(0, 10))
    return { count: days.length, first: days.sort()[0] ?? '' }
  })

  route('POST /requests/:reference/keep', async ({ c, params: { reference }, input }) => {
    const hit = (await readToMove()).find(({ request }) => request.reference === reference)
    const kept = { reference, version: input.version }
    const causes = [hit?.closed && 'allowedClosed', hit?.absences[0] && 'allowedAbsent'] as const
    const acts = causes.filter((each) => !!each)
    if (acts.length > 0) return answer(c, await desk.keep({ ...kept, acts }, by(c)))
    // Kept, moved or cancelled already.
    const known = await desk.find(reference)
    return known ? shown(known) : refuse(c, 'notFound')
  })
}
