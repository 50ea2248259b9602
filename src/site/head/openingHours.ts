import type { ClinicFile } from '../../content/types.gen'
import { type SpecialDay, upcomingDays } from '../../shared/formats/opening'

type Hours = Pick<ClinicFile, 'hours' | 'exceptions' | 'lastUpdated'>

const dayName = (day: string) => day.charAt(0).toUpperCase() + day.slice(1)

/** A special day in the form of Google's "Local business" guide: 00:00 to 00:00 means closed. */
const specialDay = ({ date, open, close }: SpecialDay) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: date,
  opens: open ?? '00:00',
  closes: close ?? '00:00',
})

/** schema.org opening hours; days not named are closed. Special days are those the page prints. */
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
