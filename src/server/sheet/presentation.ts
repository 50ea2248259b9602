import { requestOf } from '../../appointment/schema'
import type { CountryCode } from '../../country/countries'
import { readPhone } from '../../country/phone'
import type { StoredRequest } from '../store/requestTypes'
import { visible, visiblePhone } from '../visible'
import type { SheetWords } from './words'

export type Cells = Record<keyof SheetWords['columns'], string>

/** Where the desk stands: its clock, and how a number is dialled there. */
export type DeskPlace = { language: string; timeZone: string; country: CountryCode }

/** Says an instant as the clock of `timeZone` showed it: `21.11.2026 03:15`. */
export function localTime({ language, timeZone }: Pick<DeskPlace, 'language' | 'timeZone'>) {
  const format = new Intl.DateTimeFormat(language, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (instant: string): string => format.format(new Date(instant))
}

/** A number of the country as it is dialled, `0532 000 00 00`, however it was typed; any other as it was typed. */
export const dialled = (phone: string, country: CountryCode): string =>
  readPhone(phone, country)?.national ?? phone

/** Shows requests as the desk does, cell by cell. */
export function presenter(words: SheetWords, place: DeskPlace) {
  const at = localTime(place)
  // An agreed time is what the clinic's clock will show, in no zone.
  const agreed = localTime({ ...place, timeZone: 'UTC' })

  function stateOf({ standing, doneAt, appointmentAt }: StoredRequest): string {
    const state = words.states[standing]
    if (standing === 'done' && doneAt) return `${state} ${at(doneAt)}`
    return standing === 'booked' && appointmentAt
      ? `${state} ${agreed(`${appointmentAt}Z`)}`
      : state
  }

  return (request: StoredRequest): Cells => {
    const phone = dialled(request.phone, place.country)
    return {
      reference: request.reference,
      receivedAt: at(request.receivedAt),
      ...requestOf((field) => (field === 'phone' ? visiblePhone(phone) : visible(request[field]))),
      state: stateOf(request),
      unlisted: words.unlisted[request.unlisted ? 'yes' : 'no'],
      repeated: words.repeated[request.repeated ? 'yes' : 'no'],
    }
  }
}
