import { faultAt } from '../fault.ts'
import { nearest } from '../nearest.ts'
import { titleAt } from '../schema/node.ts'
import type { Doc, Fault, Rule, Site } from '../types.ts'
import { leavesOf, valueAt } from '../walk.ts'

const DAY = 24 * 60 * 60 * 1000

/** Nothing the site says is older; and nobody plans further ahead. */
const FIRST_YEAR = 2000
const YEARS_AHEAD = 2

/** A day lies in years the clinic can speak of, and what patients said lies behind us. */
export const possibleDates: Rule = {
  name: 'possible-dates',
  scope: 'site',
  *check({ docs }: Site): Iterable<Fault> {
    const today = todayBy(docs)
    for (const doc of docs.values()) {
      if (doc.role.kind !== 'content') continue
      for (const { path, value, schema } of leavesOf(doc)) {
        if (schema?.format !== 'date' || typeof value !== 'string') continue
        const day = Date.parse(value)
        if (Number.isNaN(day)) continue
        const year = Number(value.slice(0, 4))
        const isPast = doc.role.name === 'testimonials'
        const isAbsurd = year < FIRST_YEAR || year > new Date(today).getUTCFullYear() + YEARS_AHEAD
        if (!isAbsurd && !(isPast && day > today)) continue
        const words = { title: titleAt(doc.schema, path) }
        const code = isAbsurd ? 'date.year' : 'date.future'
        yield faultAt(code, words, doc, path, meant(value, today))
      }
    }
  },
}

/**
 * The end of today, or of the day on which the content says it was last looked at:
 * a computer whose clock lags refuses nothing that was true when it was written.
 */
function todayBy(docs: ReadonlyMap<string, Doc>): number {
  const said = Date.parse(String(valueAt(docs.get('content/clinic.json')?.value, ['lastUpdated'])))
  const now = Date.now() + DAY
  return said > now && said < now + YEARS_AHEAD * 366 * DAY ? said : now
}

/** The date in one of the last years, when only one of them is a slip away. */
function meant(value: string, today: number): { suggestion?: string } {
  const thisYear = new Date(today).getUTCFullYear()
  const days = [0, 1, 2]
    .map((back) => `${thisYear - back}${value.slice(4)}`)
    .filter((day) => Date.parse(day) <= today)
  const years = days.map((day) => day.slice(0, 4))
  const year = [...value.slice(0, 4)].sort().join('')
  const turned = years.filter((each) => [...each].sort().join('') === year)
  const right = turned.length === 1 ? turned[0] : nearest(value.slice(0, 4), years)
  return right === undefined ? {} : { suggestion: `"${right}${value.slice(4)}"` }
}
