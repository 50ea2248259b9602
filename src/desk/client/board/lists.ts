import type { Board, ListName as BoardListName, DeskRequest } from '../../contract/contract'
import { wallTime } from '../kit/times'
import type { OpenForm } from '../rows/openForm'

export const listNames = ['fresh', 'again', 'today'] as const
export type ListName = BoardListName | 'found'
export type List = { requests: DeskRequest[]; total: number }

/** Requests per page, as the server sends them. */
const pageLengths = { list: 100, found: 50 }

/** The last page of a list, from 0. */
export const lastPageOf = ({ total }: List, kind: keyof typeof pageLengths): number =>
  Math.max(0, Math.ceil(total / pageLengths[kind]) - 1)

/** The newest state of a request on any list. */
const newestOf = (lists: readonly List[], reference: string) =>
  lists
    .flatMap(({ requests }) => requests)
    .filter((each) => each.reference === reference)
    .sort((one, other) => other.version - one.version)[0]

/**
 * The list to show: requests with an open form stay on it, at their `places` if they have moved
 * elsewhere, so that typed text does not vanish. `lists`: where they may be now.
 */
export function withOpen(
  list: List,
  forms: readonly OpenForm[],
  places: Map<string, number>,
  lists: readonly List[],
): List {
  const requests = [...list.requests]
  for (const { opened } of forms) {
    const { reference } = opened
    const at = requests.findIndex((each) => each.reference === reference)
    if (at === -1)
      requests.splice(places.get(reference) ?? 0, 0, newestOf(lists, reference) ?? opened)
    else places.set(reference, at)
  }
  return { ...list, requests }
}

/** How many requests of the board are due to be called again. */
export function dueOf(board: Board | undefined, now: number, timeZone: string): number {
  const time = wallTime(now, timeZone)
  return board?.again.requests.filter(({ retryAt = '' }) => retryAt <= time).length ?? 0
}
