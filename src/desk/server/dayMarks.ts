import type { Absence } from '../../shared/deskModel'
import { overlap, type Stretch, stretchOf } from '../../shared/formats/stretches'
import type { DeskRequest } from '../contract/contract'
import type { Mark } from '../contract/day'
import type { BookingRules } from './booking'

/** A stretch that an appointment takes. */
export type Taken = Stretch & { reference: string }

/** Whether something of `doctor`, '' for everybody, concerns the doctor of an appointment. */
export const concerns = ({ doctor }: Pick<Absence, 'doctor'>, id: string) =>
  doctor === '' || doctor === id

export const stretchOfAbsence = ({ startsAt, endsAt }: Absence): Stretch => ({
  from: startsAt,
  to: endsAt,
})

/** The references of appointments that overlap another one of the same doctor. */
function doubled(taken: readonly Taken[]): string[] {
  const found: string[] = []
  let longest: Taken | undefined
  for (const each of taken) {
    if (longest && each.from < longest.to) found.push(longest.reference, each.reference)
    if (!longest || each.to > longest.to) longest = each
  }
  return found
}

/** What is unusual about each appointment of a day. `taken`: the hours of each doctor, in order. */
export function dayMarks(
  rules: BookingRules,
  absences: readonly Absence[],
  taken: readonly (readonly Taken[])[],
) {
  const busy = new Set(taken.flatMap(doubled))
  return (request: DeskRequest): Mark[] => {
    const { reference, appointmentDoctor: id, visit } = request
    const hour = stretchOf(request, rules.usualMinutes)
    const isAbsent = absences.some(
      (each) => concerns(each, id) && overlap(hour, stretchOfAbsence(each)),
    )
    const needs = rules.needsOf(
      hour.from,
      request.appointmentMinutes || rules.usualMinutes,
      rules.find(id),
    )
    return [
      ...(needs.map(({ kind }) => kind) as Mark[]),
      ...(isAbsent ? (['leave'] as const) : []),
      ...(busy.has(reference) && visit !== 'noshow' ? (['busy'] as const) : []),
    ]
  }
}
