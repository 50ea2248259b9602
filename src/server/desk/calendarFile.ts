import { timestamp } from '../clock'

/** Times: milliseconds since 1970. */
export type CalendarEntry = {
  /** The same for one appointment for ever, whenever it is moved. */
  uid: string
  /** Rises with every change, so that a calendar takes the newer one. */
  sequence: number
  /** When the file is made. */
  stamp: number
  start: number
  summary: string
  description: string
  location: string
  /** Who made the file, for the machine. */
  product: string
}

/** A line has so many bytes at most, its end not counted (RFC 5545, 3.1). */
const longest = 75
const encoder = new TextEncoder()

/**
 * One appointment for a calendar (RFC 5545). The time is UTC, which every calendar turns
 * into its own and which needs no rules of a zone beside it. It has no end, because none
 * was agreed.
 */
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

/** Text as a value: a stranger has written some of it, and must not end the line. */
const textValue = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}|[\u2028\u2029]/gu, ' ')

/** A long line in pieces, each further one behind a space; no letter is cut in two. */
function folded(line: string): string {
  const pieces = ['']
  let bytes = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > longest) {
      pieces.push('')
      bytes = 1
    }
    pieces.push(`${pieces.pop()}${letter}`)
    bytes += size
  }
  return pieces.join('\r\n ')
}
