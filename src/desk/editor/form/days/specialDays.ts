import type { Path } from '../../contract'
import type { FormEdit } from '../../text/edit'

/** A day with hours of its own, as the file has it: closed, or open from when to when. */
export type SpecialDay = {
  date: string
  closed?: boolean
  open?: string
  close?: string
  note: string
}

/** The keys of a special day, in the schema's order. */
const order = ['date', 'closed', 'open', 'close', 'note'] as const

/** The edits that make `day` what the list at `path` says of its date; new ones come in the order of their dates. */
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

/** The edits that take days away. */
export const removalEdits = (
  path: Path,
  list: readonly SpecialDay[],
  isGone: (day: SpecialDay) => boolean,
): FormEdit[] =>
  list
    .flatMap((day, index) => (isGone(day) ? [index] : []))
    .reverse()
    .map((index) => ({ kind: 'remove', path: [...path, index] }))
