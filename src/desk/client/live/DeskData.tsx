import { type QueryClient, QueryClientProvider, type QueryFilters } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { subscribeToDesk } from './deskEvents'
import { createQueryClient, isPassing } from './queryClient'
import { createRefresh } from './refresh'
import { isLiveKey, liveRoutes } from './useRead'

type Desk = {
  /** Since when what is shown may be stale, in milliseconds since 1970; undefined while live. */
  since: number | undefined
  /** Reads what the desk's events would change again. */
  refresh(): Promise<unknown>
}

const DeskContext = createContext<Desk>({ since: undefined, refresh: async () => {} })

export const useDesk = (): Desk => useContext(DeskContext)

const shownAndLive: QueryFilters = {
  type: 'active',
  predicate: ({ queryKey }) => isLiveKey(queryKey),
}

type DeskDataProps = {
  /** The session has ended. */
  onOver(): void
  children: ReactNode
}

/** All that a session reads, kept up to date by one stream of events across its pages. */
export function DeskData({ onOver, children }: DeskDataProps) {
  const [{ client, refreshRoute }] = useState(() => {
    const client = createQueryClient(onOver)
    return { client, refreshRoute: createRefresh(client) }
  })
  const [isConnected, setConnected] = useState(true)
  const isFailing = useFailing(client)
  const since = useStartOf(!isConnected || isFailing)
  /** Rises when the browser restores the page. */
  const [restored, setRestored] = useState(0)

  const refresh = useCallback(() => Promise.all(liveRoutes.map(refreshRoute)), [refreshRoute])

  // Patients' data leave the memory with the session.
  useEffect(() => () => client.clear(), [client])

  useEffect(() => {
    let isOpen: boolean | undefined

    /** Without events an answer may have become stale, and its retry may be half a minute away. */
    async function readAgain() {
      await client.cancelQueries(shownAndLive)
      await refresh()
      if (isOpen) setConnected(true)
    }
    const unsubscribe = subscribeToDesk((event) => {
      if (event.kind === 'over') return onOver()
      if (event.kind === 'proposals') return
      if (event.kind === 'change') {
        for (const route of liveRoutes)
          if (cursorOf(client.getQueryData([route])) !== event.cursor) void refreshRoute(route)
        return
      }
      const isFirst = isOpen === undefined
      isOpen = event.live
      if (!isOpen) setConnected(false)
      else if (!isFirst) void readAgain()
    })
    if (restored > 0) void client.invalidateQueries()

    const leave = () => {
      unsubscribe()
      void client.cancelQueries()
    }
    const restore = ({ persisted }: PageTransitionEvent) => persisted && setRestored(Date.now())
    addEventListener('pagehide', leave)
    addEventListener('pageshow', restore)
    return () => {
      isOpen = false
      unsubscribe()
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', restore)
    }
  }, [client, refresh, refreshRoute, onOver, restored])

  return (
    <QueryClientProvider client={client}>
      <DeskContext value={{ since, refresh }}>{children}</DeskContext>
    </QueryClientProvider>
  )
}

/** The newest event that an answer includes; undefined for routes without a cursor. */
const cursorOf = (answer: { cursor?: number } | undefined) => answer?.cursor

/** Whether a list that is shown cannot be read at present. */
function useFailing(client: QueryClient): boolean {
  const [isFailing, setFailing] = useState(false)
  useEffect(() => {
    const cache = client.getQueryCache()
    return cache.subscribe(() =>
      setFailing(
        cache
          .findAll(shownAndLive)
          .some(({ state: { fetchFailureReason: fault } }) => fault !== null && isPassing(fault)),
      ),
    )
  }, [client])
  return isFailing
}

/** When a state began; undefined while it does not hold. */
function useStartOf(isOn: boolean): number | undefined {
  const start = useRef<number>(undefined)
  start.current = isOn ? (start.current ?? Date.now()) : undefined
  return start.current
}
