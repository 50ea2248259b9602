import { timestamp } from '../../server/base/clock'

/** Times: milliseconds since 1970. */
export type CalendarEntry = {
  /** Stable for one appointment. */
  uid: string
  /** Rises with every change: calendars keep the newest. */
  sequence: number
  /** Creation time of the file. */
  stamp: number
  start: number
  summary: string
  description: string
  location: string
  /** PRODID. */
  product: string
}

/** Bytes per line without its end (RFC 5545, 3.1). */
const maxLineBytes = 75
const encoder = new TextEncoder()

/** One appointment (RFC 5545). UTC needs no time zone rules; no end, because none was agreed. */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, sequence, stamp, start, summary, description, location, product } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(product)}//EN`,
    'BEGIN:VEVENT',
    `UID:${textValue(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `SUMMARY:${textValue(summary)}`,
    `DESCRIPTION:${textValue(description)}`,
    `LOCATION:${textValue(location)}`,
    'CLASS:PRIVATE',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20261124T113000Z` */
const utc = (instant: number) => timestamp(instant).replace(/[-:]|\.\d+/g, '')

/** Escapes patient text, which must not end the line. */
const textValue = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}|[\u2028\u2029]/gu, ' ')

/** Folds a long line, never inside a character. */
function folded(line: string): string {
  const pieces = ['']
  let bytes = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > maxLineBytes) {
      pieces.push('')
      bytes = 1
    }
    pieces.push(`${pieces.pop()}${letter}`)
    bytes += size
  }
  return pieces.join('\r\n ')
}
