import { faultAt } from '../fault.ts'
import type { Doc, Fault } from '../types.ts'
import { memberAt, recordsAt } from '../walk.ts'

/**
 * A special day before the content's last update: the site no longer shows it.
 * The update's own date is the measure, not today's, so that content which
 * nobody touches does not begin to complain by itself.
 */
export function* pastDays(doc: Doc): Iterable<Fault> {
  if (doc.role.name !== 'clinic') return
  const updated = memberAt(doc.value, 'lastUpdated')
  for (const { path, record } of recordsAt(doc.value, ['exceptions'])) {
    const date = memberAt(record, 'date')
    if (typeof date !== 'string' || typeof updated !== 'string' || date >= updated) continue
    const place = [...path, 'date']
    yield faultAt('warn.past-day', {}, doc, place)
  }
}
