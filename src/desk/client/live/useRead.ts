import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallArguments, ResponseOf } from '../../../shared/contract'
import type { DeskRoutes } from '../../contract/routes'
import { call, errorCode } from '../kit/call'

type ReadRoute = Extract<keyof DeskRoutes, `GET ${string}`>
type Given<Key extends ReadRoute> = CallArguments<Key, DeskRoutes[Key]>

/** Routes whose answers the desk's events change, and nothing else. */
export const liveRoutes: readonly ReadRoute[] = [
  'GET /board',
  'GET /list',
  'GET /requests',
  'GET /day',
  'GET /free',
  'GET /absences',
  'GET /reminders',
  'GET /to-move',
]

export const isLiveKey = ([route]: readonly unknown[]): boolean =>
  liveRoutes.some((each) => each === route)

/** The query of a route; without arguments none. `delay`: milliseconds before it is sent. */
export function queryOf<Key extends ReadRoute>(
  route: Key,
  given: Given<Key> | undefined,
  delay = 0,
) {
  type Answer = ResponseOf<DeskRoutes[Key]>
  const queryKey: readonly unknown[] = [route, ...(given ?? ['none'])]
  const isLive = isLiveKey(queryKey)
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Answer | null> => {
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
      signal.throwIfAborted()
      return call<Key>(route, ...(given as Given<Key>), signal)
    },
    enabled: given !== undefined,
    // An answer to former arguments does not outlast a pause without any.
    ...(!given && { initialData: null }),
    ...(isLive ? { staleTime: Number.POSITIVE_INFINITY } : { gcTime: 0 }),
  }
}

/**
 * What a route answers. `answer`: to these arguments; `last`: to any; `fault`: of the last attempt.
 * A request with former arguments or of a left page is aborted.
 */
export function useRead<Key extends ReadRoute>(
  route: Key,
  given: Given<Key> | undefined,
  delay?: number,
) {
  const query = useQuery({ ...queryOf(route, given, delay), placeholderData: keepPreviousData })
  const last = query.data ?? undefined
  return {
    answer: query.isPlaceholderData ? undefined : last,
    last,
    fault: query.failureReason ? errorCode(query.failureReason) : undefined,
    reload: query.refetch,
  }
}
