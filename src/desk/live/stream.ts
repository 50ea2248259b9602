import { ask, DeskFault } from '../lib/ask'
import { joinTabs, type News } from './tabs'

/**
 * What is new at the desk, in every tab of a browser, over one stream: a browser opens
 * six connections to a server and no seventh. One tab holds the lock and the stream and
 * tells the others; when it goes, the next one has both. Returns what ends it.
 */
export function followDesk(hear: (news: News) => void): () => void {
  const tabs = joinTabs(hear)
  const left = new AbortController()
  const pass = (news: News) => {
    hear(news)
    tabs.tell(news)
  }

  void navigator.locks
    .request('desk-stream', { signal: left.signal }, () => holdStream(pass, left.signal))
    .catch(() => undefined)

  return () => {
    left.abort()
    tabs.leave()
  }
}

/** How soon a stream that was refused is asked for again, in milliseconds. */
const retry = 1000

/**
 * Resolves when the stream is no longer wanted. One that breaks comes back by itself; one
 * that is refused does not, so it is opened anew: a proxy refuses while the server is away,
 * the server where the session has ended, and only the second is the end.
 */
function holdStream(pass: (news: News) => void, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource
    const end = () => {
      source.close()
      resolve()
    }
    const over = () => {
      pass({ kind: 'over' })
      end()
    }
    async function openAgain() {
      const fault: unknown = await ask('/me').catch((caught) => caught)
      if (fault instanceof DeskFault && fault.code === 'unauthorised') over()
      else if (!left.aborted) open()
    }
    function open() {
      source = new EventSource('/yonetim/api/events')
      source.onopen = () => pass({ kind: 'live', live: true })
      source.onerror = () => {
        pass({ kind: 'live', live: false })
        if (source.readyState === EventSource.CLOSED) setTimeout(openAgain, retry)
      }
      source.addEventListener('change', ({ data }) =>
        pass({ kind: 'change', cursor: Number(data) }),
      )
      source.addEventListener('over', over)
    }
    left.addEventListener('abort', end)
    open()
  })
}
