/** A zone's offset from UTC at an instant, both in ms. */
type Offset = (instant: number) => number

/** Prefers Temporal: a browser's first `Intl` date format takes 50 ms on a phone. */
export const zoneOffset = (timeZone: string): Offset =>
  'Temporal' in globalThis ? byTemporal(timeZone) : byIntl(timeZone)

const byTemporal =
  (timeZone: string): Offset =>
  (instant) =>
    Temporal.Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(timeZone)
      .offsetNanoseconds / 1e6

/** Cached: construction is slow. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}

function byIntl(timeZone: string): Offset {
  const format = formatIn(timeZone)
  return (instant) => {
    // `11/24/2026, GMT+03:00`; `GMT` alone for UTC.
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(format.format(instant)) ?? []
    const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
    return sign === '-' ? -ahead : ahead
  }
}
