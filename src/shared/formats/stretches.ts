import { laterTime } from './opening'

/** From one time until another; times that compare as text. */
export type Stretch = { from: string; to: string }

export const overlap = (one: Stretch, other: Stretch): boolean =>
  one.from < other.to && other.from < one.to

/** What stretches leave of another, in order. */
export function rest(whole: Stretch, taken: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = []
  let { from } = whole
  for (const each of taken.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    if (each.from >= whole.to) break
    if (each.from > from) left.push({ from, to: each.from })
    if (each.to > from) from = each.to
  }
  return from < whole.to ? [...left, { from, to: whole.to }] : left
}

type Appointment = { appointmentAt?: string | undefined; appointmentMinutes: number }

/** The wall times of an appointment; `usual`: minutes if no length was agreed. */
export const stretchOf = (
  { appointmentAt: from = '', appointmentMinutes }: Appointment,
  usual: number,
): Stretch => ({ from, to: laterTime(from, appointmentMinutes || usual) })
