import { setTimeout as wait } from 'node:timers/promises'
import { streamSSE } from 'hono/streaming'
import type { Clock } from '../../server/base/clock'
import { refuse } from '../../server/staff/env'
import type { AddRoute } from '../../server/staff/routes'
import type { RequestStore } from '../../server/storage/store'
import type { DeskRoutes } from '../contract/routes'

/** Interval of polling for changes of other processes, in milliseconds. */
const pollMs = 1000
/** Debounce, in milliseconds. */
const apartMs = 500
/** Delay between notifications, in milliseconds: each page reads the lists, the site stays fast. */
const spreadMs = 10
/** Heartbeat, in milliseconds: proxies and the page (`deskEvents.ts`) close silent streams. */
const heartbeatMs = 10_000
/** Delay for a page to receive the end before the connection is cut, in milliseconds. */
const cutDelayMs = 300

/** `cut` closes the connection of a page that does not read, as on a sleeping phone. */
type Listener = {
  session: string
  send(cursor: number): void
  tell(): void
  end(): void
  cut(): void
}

/**
 * Notifies open pages of changes: its own process' at once, others' within a second. Ends streams
 * whose session has ended. One poll serves all streams; without streams there is none.
 */
export function createLive(desk: RequestStore, clock: Clock) {
  const listeners = new Set<Listener>()
  let cancel: (() => void) | undefined
  let known = -1
  let stopped = false
  let lookedAt = Number.NEGATIVE_INFINITY
  let waking = false

  async function look(): Promise<void> {
    lookedAt = performance.now()
    try {
      const before = new Map([...listeners].map((listener) => [listener, listener.session]))
      const [cursor, open] = await Promise.all([desk.newestEvent(), desk.openSessions()])
      for (const listener of listeners) {
        // A session renewed during the query: checked next time.
        const { session } = listener
        if (before.get(listener) !== session) continue
        const current = open.get(session)
        if (current === undefined) {
          listeners.delete(listener)
          listener.end()
        } else listener.session = current
      }
      if (cursor === known) return
      known = cursor
      for (const listener of listeners) {
        listener.send(cursor)
        await wait(spreadMs)
      }
    } catch {
      // The next poll retries.
    }
  }

  function poll(): void {
    cancel = clock.after(pollMs, async () => {
      await look()
      if (cancel && listeners.size > 0 && !stopped) poll()
      else cancel = undefined
    })
  }

  return {
    /** This process has written a change. */
    wake(): void {
      if (listeners.size === 0 || waking) return
      waking = true
      clock.after(Math.max(0, lookedAt + apartMs - performance.now()), () => {
        waking = false
        void look()
      })
    },

    tellProposals(): void {
      for (const { tell } of listeners) tell()
    },

    /** The session has a new secret; its streams continue. */
    renew(before: string, after: string): void {
      for (const listener of listeners) if (listener.session === before) listener.session = after
    },

    /** Ends all streams and refuses new ones before shutdown. */
    stop(): void {
      stopped = true
      cancel?.()
      for (const { end, cut } of [...listeners]) {
        end()
        clock.after(cutDelayMs, cut)
      }
    },

    addEvents(route: AddRoute<DeskRoutes>): void {
      route('GET /events', async ({ c }) => {
        if (stopped) return refuse(c, 'unavailable')
        const cursor = await desk.newestEvent()
        c.header('X-Accel-Buffering', 'no')
        return streamSSE(c, async (stream) => {
          const session = c.get('session').hash
          await new Promise<void>((resolve) => {
            const send = (id: number, retry?: number) =>
              void stream.writeSSE({ event: 'change', id: String(id), data: String(id), retry })
            const tell = () => void stream.writeSSE({ event: 'proposals', data: '' })
            const beat = setInterval(
              () => void stream.writeSSE({ event: 'beat', data: '' }),
              heartbeatMs,
            )
            const leave = () => {
              clearInterval(beat)
              listeners.delete(listener)
              resolve()
            }
            const end = () => {
              if (stopped) return leave()
              void stream.writeSSE({ event: 'over', data: '' }).then(leave, leave)
            }
            const cut = () => c.env?.incoming?.socket.destroy?.()
            const listener: Listener = { session, send, tell, end, cut }
            stream.onAbort(leave)
            // Shutdown may have begun during the read.
            if (stopped) return leave()
            listeners.add(listener)
            send(cursor, pollMs)
            if (cancel !== undefined) return
            // The first page already has this cursor.
            known = cursor
            poll()
          })
        })
      })
    },
  }
}

export type Live = ReturnType<typeof createLive>
