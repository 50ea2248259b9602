import type { Absence, Need, Opening, Other } from '../../../shared/deskModel'
import { fill } from '../../../shared/formats/fill'
import { weekdayName } from '../../../shared/formats/hours'
import { laterDay, laterTime } from '../../../shared/formats/opening'
import type { DeskRequest, Me } from '../../contract/contract'
import { lang, words } from '../kit/text'
import { dayText, wallTimeText } from '../kit/times'
import { othersTexts } from '../rows/statusText'

const { booking: texts } = words
const list = new Intl.ListFormat(lang)

/** A range of wall times, see `wallTimeText`; an end on the first day is shown without the date. */
export function fromTo(from: string, to: string, day: string): string {
  const known = to.slice(0, 10) === from.slice(0, 10) ? from : day
  const isMidnight = to === `${laterDay(from.slice(0, 10), 1)}T00:00`
  return fill(texts.span, {
    from: wallTimeText(from, day),
    to: isMidnight ? fill(words.time, { hour: 24, minute: '00' }) : wallTimeText(to, known),
  })
}

/** When an appointment is; without an end if no length was agreed. */
export const spanText = (at: string, minutes: number, day = at): string =>
  minutes === 0 ? wallTimeText(at, day) : fromTo(at, laterTime(at, minutes), day)

/** An appointment's doctor and unbroken phone, and what else its number has. */
export const contactText = (request: DeskRequest, clinic: Me['clinic']): string =>
  [
    request.appointmentDoctorName,
    request.phone.replaceAll(' ', '\u00a0'),
    ...othersTexts(request, clinic),
  ]
    .filter(Boolean)
    .join(' · ')

/** Whole days by their names, other ranges by the hour. */
function absentTime({ startsAt, endsAt }: Absence, day: string): string {
  if (!startsAt.endsWith('T00:00') || !endsAt.endsWith('T00:00'))
    return fromTo(startsAt, endsAt, day)
  const [first, last] = [startsAt.slice(0, 10), laterDay(endsAt.slice(0, 10), -1)]
  return first === last
    ? dayText(first)
    : fill(texts.span, { from: dayText(first), to: dayText(last) })
}

/** The range of an absence, with its note. */
export const absenceText = (absence: Absence, day: string): string =>
  fill(absence.note ? texts.absenceNote : texts.absence, {
    time: absentTime(absence, day),
    note: absence.note,
  })

const othersText = (others: readonly Other[], day: string) =>
  list.format(
    others.map(({ name, doctor, appointmentAt, minutes }) =>
      fill(texts.other, { name, doctor, time: spanText(appointmentAt, minutes, day) }),
    ),
  )

/** The text of a condition that needs confirmation before booking on `day`. */
export function needText(need: Need, day: string): string {
  if (need.kind === 'past') return texts.needs.past
  if (need.kind === 'absent')
    return fill(texts.needs.absent, {
      absences: list.format(need.absences.map((each) => absenceText(each, day))),
    })
  const hoursText = (opening: Opening) =>
    list.format(opening.map(({ open, close }) => fromTo(`${day}T${open}`, `${day}T${close}`, day)))
  if (need.kind === 'break') {
    const breaks = need.breaks.map(({ from, to }) => fromTo(from, to, day))
    return fill(texts.needs.break, { breaks: list.format(breaks) })
  }
  if (need.kind === 'off') {
    if (need.opening.length > 0)
      return fill(texts.needs.offHours, { hours: hoursText(need.opening) })
    const days = need.days.map((each) => weekdayName(each, lang))
    return fill(texts.needs.off, { days: list.format(days) })
  }
  if (need.kind !== 'closed')
    return fill(texts.needs[need.kind], { others: othersText(need.others, day) })
  const { note, opening } = need
  if (opening.length === 0) return fill(note ? texts.needs.special : texts.needs.closed, { note })
  return fill(texts.needs.hours, { hours: hoursText(opening) })
}
