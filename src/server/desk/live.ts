import { setTimeout as wait } from 'node:timers/promises'
import type { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Clock } from '../clock'
import type { DeskStore } from '../store/desk'
import { type DeskEnv, refuse } from './env'

/** How often the store is asked for what another process has written, in milliseconds. */
const pollMs = 1000
/** How long after one look the next one waits: many requests at once are told of together. */
const apartMs = 500
/** How far apart pages are told: each asks for the lists, and visitors are answered in between. */
const spreadMs = 10
/** How often an idle stream says that it lives: proxies end silent ones, and so does the page (`stream.ts`). */
const sign = 10_000

/** How long a page may take to hear that its stream has ended before it is cut off, in milliseconds. */
const patience = 300

/** `cut` ends the connection of a page that does not read, as on a phone that sleeps. */
type Listener = { session: string; tell(cursor: number): void; end(): void; cut(): void }

/**
 * Tells open pages that something has changed: at once what this process has written,
 * within a second what another one has. A page whose session has ended is told so and
 * cut off. One look at the store serves all streams; with none it is not asked.
 */
export function createLive(desk: DeskStore, clock: Clock) {
  const listeners = new Set<Listener>()
  let cancel: (() => void) | undefined
  let known = -1
  let stopped = false
  let lookedAt = Number.NEGATIVE_INFINITY
  let waking = false

  async function look(): Promise<void> {
    lookedAt = performance.now()
    try {
      const asked = new Map([...listeners].map((listener) => [listener, listener.session]))
      const [cursor, open] = await Promise.all([desk.newestEvent(), desk.openSessions()])
      for (const listener of listeners) {
        // One that was renewed meanwhile is asked for by its new name the next time.
        const { session } = listener
        if (asked.get(listener) !== session) continue
        // Another process may have renewed it.
        const goesOnAs = open.get(session)
        if (goesOnAs === undefined) {
          listeners.delete(listener)
          listener.end()
        } else listener.session = goesOnAs
      }
      if (cursor === known) return
      known = cursor
      for (const listener of listeners) {
        listener.tell(cursor)
        await wait(spreadMs)
      }
    } catch {
      // What could not be read now is read a second later; requests are not kept waiting.
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
    /** Something was written here. */
    wake(): void {
      if (listeners.size === 0 || waking) return
      waking = true
      clock.after(Math.max(0, lookedAt + apartMs - performance.now()), () => {
        waking = false
        void look()
      })
    },

    /** A session has another name from now on: the streams of its pages go on. */
    renew(before: string, after: string): void {
      for (const listener of listeners) if (listener.session === before) listener.session = after
    },

    /** Ends all streams and takes no new ones: the server is about to go. */
    stop(): void {
      stopped = true
      cancel?.()
      for (const { end, cut } of [...listeners]) {
        end()
        clock.after(patience, cut)
      }
    },

    addEvents(api: Hono<DeskEnv>): void {
      api.get('/events', async (c) => {
        if (stopped) return refuse(c, 'unavailable')
        const cursor = await desk.newestEvent()
        c.header('X-Accel-Buffering', 'no')
        return streamSSE(c, async (stream) => {
          const session = c.get('session').hash
          await new Promise<void>((resolve) => {
            const tell = (id: number) =>
              void stream.writeSSE({ event: 'change', id: String(id), data: String(id) })
            const beat = setInterval(() => void stream.writeSSE({ event: 'beat', data: '' }), sign)
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
            const listener: Listener = { session, tell, end, cut }
            stream.onAbort(leave)
            // The server may have begun to go while the store was read.
            if (stopped) return leave()
            listeners.add(listener)
            void stream.writeSSE({
              event: 'change',
              id: String(cursor),
              data: String(cursor),
              retry: pollMs,
            })
            if (cancel !== undefined) return
            // What the first page has been told is told to it once.
            known = cursor
            poll()
          })
        })
      })
    },
  }
}

export type Live = ReturnType<typeof createLive>
