import { ownNameOf } from '../../content/translation/writing'
import { timestamp } from '../../server/base/clock'
import type { WorkedRequest } from '../../server/storage/requestState'
import type { CountryCode } from '../../shared/country/countries'
import { readPhone } from '../../shared/country/phone'
import { asciiDigits, displayPhone, displayText } from '../../shared/displayText'
import type { DeskRequest } from '../contract/contract'

const day = 24 * 60 * 60_000
/** Cache size: three full lists. */
const maxPhones = 300

type ViewOptions = {
  country: CountryCode
  /** Retention. */
  days: number
  /** First words of a chat, by further language. */
  greetings: ReadonlyMap<string, string>
}

/** A request for the desk, without internal columns. */
export function requestView({ country, days, greetings }: ViewOptions) {
  const phones = new Map<string, ReturnType<typeof readPhone>>()

  /** Cached: lists repeat. */
  function phoneOf(written: string) {
    if (!phones.has(written)) {
      if (phones.size === maxPhones) phones.clear()
      phones.set(written, readPhone(written, country))
    }
    return phones.get(written)
  }

  return (request: WorkedRequest): DeskRequest => {
    const { id, source, doneAt, phone, ...rest } = request
    const read = phoneOf(phone)
    return {
      ...rest,
      name: displayText(request.name),
      doctor: displayText(request.doctor),
      request: displayText(request.request),
      phone: displayPhone(read?.national ?? phone),
      dial: read?.key ?? asciiDigits(phone).replace(/[^\d+]/g, ''),
      language: request.language && ownNameOf(request.language),
      greeting: greetings.get(request.language) ?? '',
      expiresAt: timestamp(Date.parse(request.receivedAt) + days * day),
    }
  }
}
