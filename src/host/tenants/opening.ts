import type { Clock } from '../../server/base/clock'
import type { Server } from '../services'

/** Retry delay in milliseconds. */
const patience = 10_000

export type OpeningOptions = {
  open(): Promise<Server>
  clock: Clock
  /** Called once per cause. */
  onFault(error: unknown): void
  onOpened(server: Server): void
}

/**
 * A tenant's server, opened on first use. Retries by itself after a failure, because mail and
 * retention do not wait for visitors.
 */
export function createOpening({ open, clock, onFault, onOpened }: OpeningOptions) {
  let opening: Promise<Server | undefined> | undefined
  let server: Server | undefined
  let reported = ''
  let cancel = () => {}
  let isOver = false

  async function attempt(): Promise<Server | undefined> {
    try {
      server = await open()
      reported = ''
      if (!isOver) onOpened(server)
      return server
    } catch (error) {
      if (String(error) !== reported) onFault(error)
      reported = String(error)
      if (!isOver)
        cancel = clock.after(patience, () => {
          opening = attempt()
        })
      return undefined
    }
  }

  return {
    /** Undefined if it cannot be opened now. */
    get(): Promise<Server | undefined> {
      opening ??= attempt()
      return opening
    },
    /** Its server, if open. */
    opened: () => server,
    hasFailed: () => reported !== '',
    async close(): Promise<void> {
      isOver = true
      cancel()
      await opening
      await server?.close()
    },
  }
}

export type Opening = ReturnType<typeof createOpening>
