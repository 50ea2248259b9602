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

/** Resolves when the stream is no longer wanted. A stream that breaks comes back by itself. */
function holdStream(pass: (news: News) => void, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource('/yonetim/api/events')
    const end = () => {
      source.close()
      resolve()
    }
    source.onopen = () => pass({ kind: 'live', live: true })
    source.onerror = () => {
      pass({ kind: 'live', live: false })
      // Refused for good, as without a session: whoever asks next is told why.
      if (source.readyState === EventSource.CLOSED) setTimeout(end, 2000)
    }
    source.addEventListener('change', ({ data }) => pass({ kind: 'change', cursor: Number(data) }))
    source.addEventListener('over', () => {
      pass({ kind: 'over' })
      end()
    })
    left.addEventListener('abort', end)
  })
}
