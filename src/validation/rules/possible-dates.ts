import { isDay } from '../../shared/formats/date.ts'
import { closest } from '../closest.ts'
import { diagnosticAt } from '../diagnostic.ts'
import { leavesOf, valueAt } from '../jsonPath.ts'
import { titleAt } from '../schema/node.ts'
import type { Diagnostic, Doc, Rule, Site } from '../types.ts'

const DAY = 24 * 60 * 60 * 1000

/** The plausible range of years. */
const FIRST_YEAR = 2000
const YEARS_AHEAD = 2

/** Dates are plausible, and testimonials are in the past. */
export const possibleDates: Rule = {
  scope: 'site',
  *check({ docs }: Site): Iterable<Diagnostic> {
    const today = todayBy(docs)
    for (const doc of docs.values()) {
      if (doc.role.kind !== 'content') continue
      for (const { path, value, schema } of leavesOf(doc)) {
        if (schema?.format !== 'date' || !isDay(value)) continue
        const day = Date.parse(value)
        const year = Number(value.slice(0, 4))
        const isPast = doc.role.name === 'testimonials'
        const isAbsurd = year < FIRST_YEAR || year > new Date(today).getUTCFullYear() + YEARS_AHEAD
        if (!isAbsurd && !(isPast && day > today)) continue
        const words = { title: titleAt(doc.schema, path) }
        const code = isAbsurd ? 'date.year' : 'date.future'
        yield diagnosticAt(code, words, doc, path, meant(value, today))
      }
    }
  },
}

/**
 * The end of today, or the content's last update if later: a computer's slow clock must not refuse
 * valid dates.
 */
function todayBy(docs: ReadonlyMap<string, Doc>): number {
  const updated = Date.parse(
    String(valueAt(docs.get('content/clinic.json')?.value, ['lastUpdated'])),
  )
  const now = Date.now() + DAY
  return updated > now && updated < now + YEARS_AHEAD * 366 * DAY ? updated : now
}

/** The date in a recent year, if exactly one is close to the written year. */
function meant(value: string, today: number): { suggestion?: string } {
  const thisYear = new Date(today).getUTCFullYear()
  const days = [0, 1, 2]
    .map((back) => `${thisYear - back}${value.slice(4)}`)
    .filter((day) => Date.parse(day) <= today)
  const years = days.map((day) => day.slice(0, 4))
  const year = [...value.slice(0, 4)].sort().join('')
  const turned = years.filter((each) => [...each].sort().join('') === year)
  const right = turned.length === 1 ? turned[0] : closest(value.slice(0, 4), years)
  return right === undefined ? {} : { suggestion: `"${right}${value.slice(4)}"` }
}
