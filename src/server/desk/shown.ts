import { ownNameOf } from '../../content/translation/writing'
import type { CountryCode } from '../../country/countries'
import { readPhone } from '../../country/phone'
import type { DeskRequest } from '../../desk/contract'
import { asciiDigits } from '../asciiDigits'
import { timestamp } from '../clock'
import type { WorkedRequest } from '../store/requestState'
import { visible, visiblePhone } from '../visible'

const day = 24 * 60 * 60_000
/** So many numbers are remembered as they are dialled: three full lists. */
const mostPhones = 300

type Place = {
  country: CountryCode
  /** How long the clinic keeps a request. */
  days: number
  /** How a chat begins in a further language. */
  greetings: ReadonlyMap<string, string>
}

/** A request as the desk's page gets it, without what is the store's alone. */
export function shownAt({ country, days, greetings }: Place) {
  const phones = new Map<string, ReturnType<typeof readPhone>>()

  /** Most of what is listed was listed a moment ago. */
  function phoneOf(written: string) {
    if (!phones.has(written)) {
      if (phones.size === mostPhones) phones.clear()
      phones.set(written, readPhone(written, country))
    }
    return phones.get(written)
  }

  return (request: WorkedRequest): DeskRequest => {
    const { id, source, doneAt, phone, ...rest } = request
    const read = phoneOf(phone)
    return {
      ...rest,
      name: visible(request.name),
      doctor: visible(request.doctor),
      request: visible(request.request),
      phone: visiblePhone(read?.national ?? phone),
      dial: read?.key ?? asciiDigits(phone).replace(/[^\d+]/g, ''),
      language: request.language && ownNameOf(request.language),
      greeting: greetings.get(request.language) ?? '',
      expiresAt: timestamp(Date.parse(request.receivedAt) + days * day),
    }
  }
}
