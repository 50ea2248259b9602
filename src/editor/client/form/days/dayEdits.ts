import type { Exception as SpecialDay } from '../../../../content/types.gen'
import type { Path } from '../../../contract/contract'
import type { FormEdit } from '../../json/applyFormEdit'

/** In the schema's order. */
const order = ['date', 'closed', 'open', 'close', 'note'] as const

/** The edits that set or insert `day` in the list at `path`; inserted days are sorted by date. */
export function dayEdits(path: Path, list: readonly SpecialDay[], day: SpecialDay): FormEdit[] {
  const index = list.findIndex(({ date }) => date === day.date)
  const old = list[index]
  if (!old) {
    const later = list.findIndex(({ date }) => date > day.date)
    const value = Object.fromEntries(
      order.flatMap((key) => (day[key] === undefined ? [] : [[key, day[key]]])),
    )
    return [{ kind: 'insert', path, index: later === -1 ? list.length : later, value }]
  }
  return order.flatMap((key): FormEdit[] => {
    const place = [...path, index, key]
    if (day[key] === old[key]) return []
    if (day[key] === undefined) return [{ kind: 'remove', path: place }]
    return [{ kind: 'set', path: place, value: day[key], order }]
  })
}

export const removalEdits = (
  path: Path,
  list: readonly SpecialDay[],
  isGone: (day: SpecialDay) => boolean,
): FormEdit[] =>
  list
    .flatMap((day, index) => (isGone(day) ? [index] : []))
    .reverse()
    .map((index) => ({ kind: 'remove', path: [...path, index] }))
