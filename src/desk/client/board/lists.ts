import type { Board, DeskRequest } from '../../contract/contract'

export const listNames = ['fresh', 'again', 'today'] as const
export type ListName = (typeof listNames)[number] | 'found'
export type List = { requests: DeskRequest[]; total: number }

const has = (list: List, reference: string) =>
  list.requests.some((each) => each.reference === reference)

/** The new list, in which the request being edited keeps its place: typed text must not vanish. */
export function keepInList(before: List | undefined, next: List, reference?: string): List {
  const at = before?.requests.findIndex((each) => each.reference === reference) ?? -1
  const kept = before?.requests[at]
  if (!kept || has(next, kept.reference)) return next
  return { ...next, requests: next.requests.toSpliced(at, 0, kept) }
}

/** The same for the board; a request that moved to another list appears there. */
export function keepInBoard(before: Board | undefined, next: Board, reference?: string): Board {
  if (!before || reference === undefined) return next
  if (listNames.some((name) => has(next[name], reference))) return next
  const lists = listNames.map((name) => [name, keepInList(before[name], next[name], reference)])
  return { ...next, ...Object.fromEntries(lists) }
}

/** Whether the new board has a request that the old one lacks. */
export function hasArrival(before: Board, next: Board): boolean {
  return next.fresh.requests.some(
    ({ reference, lastAct }) => !lastAct && !listNames.some((name) => has(before[name], reference)),
  )
}
