import { call, errorCode } from '../kit/call'

/** Timeout in milliseconds: the server sends a beat every ten seconds. */
const silence = 25_000
/** The longest wait for a retry, in milliseconds. */
const longest = 30_000

/** Milliseconds before attempt `failures + 1`: doubled each time, random so that desks spread. */
export const backoff = (failures: number): number =>
  Math.min(longest, 1000 * 2 ** failures) * (0.5 + Math.random() / 2)

/**
 * Subscribes to the desk's events; returns the unsubscribe function. Browsers allow six connections
 * per server, so all tabs share one stream: the tab with the lock opens it and broadcasts its events.
 */
export function subscribeToDesk(onEvent: (event: DeskEvent) => void): () => void {
  const tabs = joinTabs(onEvent)
  const left = new AbortController()
  const pass = (event: DeskEvent) => {
    onEvent(event)
    tabs.send(event)
  }

  void navigator.locks
    .request('desk-stream', { signal: left.signal }, () => keepStream(pass, left.signal))
    // Without storage there are no locks: each tab has a stream.
    .catch(() => (left.signal.aborted ? undefined : keepStream(pass, left.signal)))

  return () => {
    left.abort()
    tabs.leave()
  }
}

/**
 * Keeps a stream open until `left` aborts. A broken, silent or refused stream is reopened here,
 * unless the session has ended: browsers would reconnect all desks at the same moment.
 */
function keepStream(pass: (event: DeskEvent) => void, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // Aborted while the lock was being granted: no event would release it.
    if (left.aborted) return resolve()
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0

    const lose = () => pass({ kind: 'live', live: false })
    const end = () => {
      clearTimeout(timer)
      removeEventListener('offline', lose)
      removeEventListener('online', open)
      source?.close()
      resolve()
    }
    const over = () => {
      pass({ kind: 'over' })
      end()
    }
    /** Restarts the timeout for silence. */
    const live = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        lose()
        open()
      }, silence)
    }
    async function reopen() {
      const refused = source
      const fault: unknown = await call('GET /me').catch((caught) => caught)
      // The stream may have been reopened in the meantime.
      if (left.aborted || source !== refused) return
      if (errorCode(fault) === 'unauthorised') over()
      else open()
    }

    function open() {
      source?.close()
      const opened = new EventSource('/yonetim/api/events')
      source = opened
      live()
      opened.onopen = () => {
        failures = 0
        live()
        pass({ kind: 'live', live: true })
      }
      opened.onerror = () => {
        lose()
        opened.close()
        clearTimeout(timer)
        timer = setTimeout(reopen, backoff(failures++))
      }
      opened.addEventListener('beat', live)
      opened.addEventListener('change', ({ data }) => {
        live()
        pass({ kind: 'change', cursor: Number(data) })
      })
      opened.addEventListener('proposals', () => {
        live()
        pass({ kind: 'proposals' })
      })
      opened.addEventListener('over', over)
    }

    addEventListener('offline', lose)
    addEventListener('online', open)
    left.addEventListener('abort', end)
    open()
  })
}

/** `proposals`: they or the publication have changed; `over`: the session has ended. */
type DeskEvent =
  | { kind: 'proposals' }
  | { kind: 'change'; cursor: number }
  | { kind: 'live'; live: boolean }
  | { kind: 'over' }

/** Events between tabs; a tab does not receive its own. */
function joinTabs(onEvent: (event: DeskEvent) => void) {
  const channel = new BroadcastChannel('desk')
  channel.onmessage = ({ data }: MessageEvent<DeskEvent>) => onEvent(data)
  return { send: (event: DeskEvent) => channel.postMessage(event), leave: () => channel.close() }
}

/** Ends the session in all other tabs. */
export function signOutTabs(): void {
  const tabs = joinTabs(() => {})
  tabs.send({ kind: 'over' })
  tabs.leave()
}
