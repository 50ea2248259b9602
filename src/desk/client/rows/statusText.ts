import { fill } from '../../../shared/formats/fill'
import { openMinutes } from '../../../shared/formats/openMinutes'
import type { DeskRequest, Me } from '../../contract/contract'
import { counted, words } from '../kit/text'
import { durationText, instantText, wallTime, wallTimeText } from '../kit/times'

const MS_PER_DAY = 24 * 60 * 60_000
const EXPIRES_SOON_DAYS = 14
const LATE_OPEN_MINUTES = 60
/** Longer waits are not counted in open minutes. */
const LONG_WAIT_MS = 14 * MS_PER_DAY

/** The hour of an appointment, and whose it is; '' without one. */
export function appointmentText(request: DeskRequest, { timeZone }: Me['clinic']): string {
  const { appointmentAt, appointmentDoctorName } = request
  const time = appointmentAt && wallTimeText(appointmentAt, wallTime(Date.now(), timeZone))
  return [time, appointmentDoctorName].filter(Boolean).join(', ')
}

export const statusText = (request: DeskRequest, clinic: Me['clinic']): string =>
  fill(words.standings[request.standing], { time: appointmentText(request, clinic) })

/** Who recorded another outcome, which, and with what note. */
export function conflictText(request: DeskRequest, clinic: Me['clinic']): string {
  const { note, lastAct } = request
  const text = fill(words.conflict.text, {
    by: lastAct?.by ?? '',
    standing: statusText(request, clinic),
  })
  return note ? `${text} ${fill(words.row.note, { note })}` : text
}

/** The numbers that the patient has replaced, and when. */
export const phonesBeforeTexts = ({ phonesBefore }: DeskRequest, clinic: Me['clinic']) =>
  phonesBefore.map(({ phone, at }) =>
    fill(words.row.phoneBefore, { phone, time: instantText(at, clinic) }),
  )

/** Whether an appointment is past or missed: the next one is a request of its own. */
export const isOver = ({ visit }: DeskRequest): boolean =>
  visit === 'fulfilled' || visit === 'noshow'

/** What else exists of the same number. */
export const othersTexts = ({ openOthers, nextAt }: DeskRequest, { timeZone }: Me['clinic']) => [
  ...(nextAt
    ? [fill(words.row.nextAt, { time: wallTimeText(nextAt, wallTime(Date.now(), timeZone)) })]
    : []),
  ...(openOthers > 0 ? [counted(words.row, 'openOthers', openOthers)] : []),
]

/** In how many days a request is deleted, and whether that is soon. */
export function expiryText(expiresAt: string, now: number) {
  const days = Math.ceil((Date.parse(expiresAt) - now) / MS_PER_DAY)
  // Retention runs once a day: the hour of the last day is unknown.
  const text = days <= 1 ? words.row.expiresSoon : counted(words.row, 'expires', days)
  return { text, isSoon: days <= EXPIRES_SOON_DAYS }
}

/** How long a request has waited during opening hours, and whether that is late. */
export function waitText(receivedAt: string, now: number, clinic: Me['clinic']) {
  const from = Date.parse(receivedAt)
  if (now - from > LONG_WAIT_MS) return { text: words.waited.long, isLate: true }
  const minutes = openMinutes(from, Math.max(from, now), clinic)
  const text = minutes === 0 ? words.waited.now : durationText(minutes)
  return { text, isLate: minutes >= LATE_OPEN_MINUTES }
}
