import type { Board, DeskRequest } from '../contract'

export const listNames = ['fresh', 'again', 'today'] as const
export type ListName = (typeof listNames)[number]

/** The request, wherever it is listed. */
export const findIn = (board: Board, reference: string): DeskRequest | undefined =>
  listNames.flatMap((name) => board[name].requests).find((each) => each.reference === reference)

/**
 * The newer board, in which the request that somebody is just writing about keeps its
 * place even if it belongs to no list any more: what is typed must not vanish.
 */
export function keepWorkedOn(before: Board | undefined, next: Board, reference?: string): Board {
  if (!before || reference === undefined || findIn(next, reference)) return next
  for (const name of listNames) {
    const { requests } = before[name]
    const at = requests.findIndex((each) => each.reference === reference)
    const kept = requests[at]
    if (kept)
      return {
        ...next,
        [name]: { ...next[name], requests: next[name].requests.toSpliced(at, 0, kept) },
      }
  }
  return next
}

/** Whether a request that was not known is new in the newer board. */
export function hasArrival(before: Board, next: Board): boolean {
  const known = new Set(
    listNames.flatMap((name) => before[name].requests.map((each) => each.reference)),
  )
  return next.fresh.requests.some(({ reference, lastAct }) => !known.has(reference) && !lastAct)
}
