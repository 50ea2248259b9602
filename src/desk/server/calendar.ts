import ical, { ICalCalendarMethod, ICalEventClass, ICalEventStatus } from 'ical-generator'

/** Times: milliseconds since 1970. */
export type CalendarEntry = {
  /** Stable for one appointment. */
  uid: string
  /** Rises with every change: calendars keep the newest. */
  sequence: number
  start: number
  /** Absent: no length was agreed. */
  end?: number
  summary: string
  description: string
  location?: string
  isCancelled?: boolean
}

type CalendarOptions = {
  /** PRODID. */
  company: string
  /** Creation time of the file. */
  stamp: number
  /** Of a calendar that is subscribed to: its name, and the seconds between reads. */
  name?: string
  ttl?: number
}

/** Control characters, which calendars reject; line breaks stay. */
const control = /[^\P{Cc}\n]|[\u2028\u2029]/gu

const clean = (text: string) => text.replace(/\r\n?/g, '\n').replace(control, ' ')

/** Appointments for a calendar (RFC 5545), in UTC, which needs no time zone rules. */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { company, stamp, name, ttl }: CalendarOptions,
): string {
  const calendar = ical({
    prodId: { company, product: 'desk', language: 'EN' },
    method: name === undefined ? null : ICalCalendarMethod.PUBLISH,
    name,
    ttl,
  })
  for (const { uid, sequence, start, end, isCancelled = false, ...texts } of entries)
    calendar.createEvent({
      id: uid,
      sequence,
      stamp: new Date(stamp),
      start: new Date(start),
      end: end === undefined ? null : new Date(end),
      summary: clean(texts.summary),
      description: clean(texts.description),
      location: texts.location === undefined ? null : clean(texts.location),
      class: ICalEventClass.PRIVATE,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  return `${calendar.toString()}\r\n`
}
