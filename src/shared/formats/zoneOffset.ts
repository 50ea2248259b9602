/** A zone's offset from UTC at an instant, both in ms. */
type Offset = (instant: number) => number

/**
 * By tz database name. Uses Temporal where available: a browser's first `Intl` date format takes
 * 50 ms on a phone.
 */
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
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

function byIntl(timeZone: string): Offset {
  const format = formatIn(timeZone)
  return (instant) => {
    const part = Object.fromEntries(
      format.formatToParts(instant).map((each) => [each.type, each.value]),
    )
    const shown = Date.parse(
      `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`,
    )
    return shown - Math.floor(instant / 1000) * 1000
  }
}
