import { ask, DeskFault } from '../lib/ask'
import { joinTabs, type News } from './tabs'

/** The server gives a sign every ten seconds; a line that is silent for longer is dead: milliseconds. */
const silence = 25_000
/** How soon a stream that was refused is asked for again, in milliseconds. */
const retry = 1000

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

/**
 * Resolves when the stream is no longer wanted. One that breaks comes back by itself. One
 * that has fallen silent without a word, as when a network goes, or is refused does not,
 * so it is opened anew: a proxy refuses while the server is away, the server where the
 * session has ended, and only the second is the end.
 */
function holdStream(pass: (news: News) => void, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined

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
    /** A sign of life: the line is good until it has been silent. */
    const live = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        lose()
        open()
      }, silence)
    }
    async function openAgain() {
      const refused = source
      const fault: unknown = await ask('/me').catch((caught) => caught)
      // The network may have come back meanwhile, and a stream with it.
      if (left.aborted || source !== refused) return
      if (fault instanceof DeskFault && fault.code === 'unauthorised') over()
      else open()
    }

    function open() {
      source?.close()
      const opened = new EventSource('/yonetim/api/events')
      source = opened
      live()
      opened.onopen = () => {
        live()
        pass({ kind: 'live', live: true })
      }
      opened.onerror = () => {
        lose()
        if (opened.readyState !== EventSource.CLOSED) return
        clearTimeout(timer)
        timer = setTimeout(openAgain, retry)
      }
      opened.addEventListener('beat', live)
      opened.addEventListener('change', ({ data }) => {
        live()
        pass({ kind: 'change', cursor: Number(data) })
      })
      opened.addEventListener('over', over)
    }

    addEventListener('offline', lose)
    addEventListener('online', open)
    left.addEventListener('abort', end)
    open()
  })
}
