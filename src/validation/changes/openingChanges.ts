import { dateInWords } from '../../shared/formats/date.ts'
import { type Times, type Weekday, weekdayOf } from '../../shared/formats/hours.ts'
import { memberAt } from '../jsonPath.ts'
import { currentLanguage, message } from '../messages.ts'
import { memberOf, optionTitle, type SchemaNode } from '../schema/node.ts'
import type { Change, Spot } from './change.ts'

type HoursEntry = Times & { days: Weekday[] }
type SpecialDay = Partial<Times> & { date: string; closed?: boolean; note: string }

/**
 * Changes of opening hours by weekday and of special days by date, in the words of the contact page;
 * undefined for other lists.
 */
export function openingChanges(
  spot: Spot,
  schema: SchemaNode | undefined,
  before: unknown,
  after: unknown,
): Change[] | undefined {
  const lists = [before ?? [], after ?? []]
  if (!lists.every(Array.isArray)) return undefined
  const [old, now] = lists as [never[], never[]]
  if (schema?.items?.$ref === '#/definitions/openingHours')
    return weekChanges(spot, schema, old, now)
  if (schema?.items?.$ref === '#/definitions/exception') return dayChanges(spot, old, now)
  return undefined
}

const intervalsOn = (hours: readonly HoursEntry[], day: string): Times[] =>
  hours.filter(({ days }) => (days as string[]).includes(day))

const timeText = (time: string) => {
  const [hour = '', minute = ''] = time.split(':')
  return message('change.time', { hour, minute })
}

/** `11.00\u201323.00`, with several intervals for a day with a break; `closed` without any. */
function timesText(intervals: readonly Times[]): string {
  if (intervals.length === 0) return message('change.shut', {})
  return intervals.map(({ open, close }) => `${timeText(open)}–${timeText(close)}`).join(', ')
}

function weekChanges(
  spot: Spot,
  schema: SchemaNode,
  before: HoursEntry[],
  after: HoursEntry[],
): Change[] {
  const day = memberOf(spot.root, memberOf(spot.root, memberOf(spot.root, schema, 0), 'days'), 0)
  const changes: Change[] = []
  for (const name of (day?.enum ?? []) as string[]) {
    const [old, now] = [intervalsOn(before, name), intervalsOn(after, name)]
    if (timesText(old) === timesText(now)) continue
    const about = { file: spot.file, path: spot.path, kind: 'changed' as const }
    const place = [...spot.place, optionTitle(day, name) ?? name]
    const [[was], [is]] = [old, now]
    if (old.length === 1 && now.length === 1 && was && is) {
      for (const key of ['open', 'close'] as const) {
        if (was[key] === is[key]) continue
        const title = message(`change.${key}`, {})
        const ends = { before: timeText(was[key]), after: timeText(is[key]) }
        changes.push({ ...about, place, title, ...ends })
      }
    } else
      changes.push({ ...about, place, title: '', before: timesText(old), after: timesText(now) })
  }
  return changes
}

function dayChanges(spot: Spot, before: SpecialDay[], after: SpecialDay[]): Change[] {
  const hours = (memberAt(spot.whole, 'hours') ?? []) as HoursEntry[]
  const dates = new Set([...before, ...after].map(({ date }) => date))
  return [...dates].sort().flatMap((date): Change[] => {
    const [old, now] = [before, after].map((days) => days.find((day) => day.date === date))
    if (JSON.stringify(old) === JSON.stringify(now)) return []
    const usual = timesText(intervalsOn(hours, weekdayOf(date)))
    return [
      {
        file: spot.file,
        path: now ? [...spot.path, after.indexOf(now)] : spot.path,
        kind: 'changed',
        place: [...spot.place, dateText(date)],
        title: '',
        ...(old && now && { before: dayText(old) }),
        after: now
          ? message('change.unusual', { day: dayText(now), usual })
          : message('change.usual', { usual }),
      },
    ]
  })
}

/** `11.00–14.00 open, «New Year's Eve»`. */
function dayText({ open, close, note }: SpecialDay): string {
  const times =
    open !== undefined && close !== undefined
      ? message('change.opened', { times: timesText([{ open, close }]) })
      : message('change.shut', {})
  return `${times}, «${note}»`
}

const dateText = (date: string) => dateInWords(date, currentLanguage(), { dateStyle: 'full' })
