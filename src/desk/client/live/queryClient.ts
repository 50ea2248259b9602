import { focusManager, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { type ApiError, errorCode } from '../kit/call'
import { backoff } from './deskEvents'

const passing: readonly ApiError['code'][] = ['offline', 'unavailable', 'unexpected']

/** Whether a retry may overcome an error. */
export const isPassing = (error: unknown): boolean => passing.includes(errorCode(error))

// A hidden tab counts and rings too: it retries like a visible one, and is not slowed down by the
// browser's throttled timers.
focusManager.setFocused(true)
notifyManager.setScheduler(queueMicrotask)

/** The cache of one session. `onOver`: the session has ended. */
export const createQueryClient = (onOver: () => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => errorCode(error) === 'unauthorised' && onOver(),
    }),
    defaultOptions: {
      queries: {
        // A browser that reports no network may still reach the server.
        networkMode: 'always',
        retry: (_, error) => isPassing(error),
        retryDelay: backoff,
      },
    },
  })
