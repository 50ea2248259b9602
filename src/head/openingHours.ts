import type { ClinicFile } from '../content/types.gen'
import { type SpecialDay, upcomingDays } from '../formats/opening'

type Hours = Pick<ClinicFile, 'hours' | 'exceptions' | 'lastUpdated'>

const dayName = (day: string) => day.charAt(0).toUpperCase() + day.slice(1)

/**
 * A day with hours of its own, as Google's "Local business" guide writes it:
 * closed all day is open from 00:00 to 00:00.
 */
const specialDay = ({ date, open, close }: SpecialDay) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: date,
  opens: open ?? '00:00',
  closes: close ?? '00:00',
})

/**
 * The hours as schema.org describes them: days that are not named are closed.
 * Special days stand as long as the page prints them; without any, none.
 */
export function openingHours({ hours, exceptions = [], lastUpdated }: Hours) {
  const special = upcomingDays(exceptions, lastUpdated).map(specialDay)
  return {
    openingHoursSpecification: hours.map(({ days, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map(dayName),
      opens: open,
      closes: close,
    })),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}
