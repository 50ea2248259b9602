import type { Clock } from '../clock'
import type { Server } from '../endpoint'

/** How soon a clinic that could not be opened is tried again, in milliseconds. */
const patience = 10_000

export type OpeningOptions = {
  open(): Promise<Server>
  clock: Clock
  /** Hears why it cannot be opened: once for each reason. */
  onFault(error: unknown): void
  onOpened(server: Server): void
}

/**
 * One clinic's server, opened when it is first asked for and then kept. Where that fails it
 * is tried again by itself: its mails and deletions wait for no visitor.
 */
export function createOpening({ open, clock, onFault, onOpened }: OpeningOptions) {
  let opening: Promise<Server | undefined> | undefined
  let server: Server | undefined
  let told = ''
  let cancel = () => {}
  let isOver = false

  async function attempt(): Promise<Server | undefined> {
    try {
      server = await open()
      told = ''
      if (!isOver) onOpened(server)
      return server
    } catch (error) {
      if (String(error) !== told) onFault(error)
      told = String(error)
      if (!isOver)
        cancel = clock.after(patience, () => {
          opening = attempt()
        })
      return undefined
    }
  }

  return {
    /** Resolves to its server; to undefined where it cannot be opened now. */
    get(): Promise<Server | undefined> {
      opening ??= attempt()
      return opening
    },
    /** Its server, if it is open now. */
    opened: () => server,
    /** Whether it was tried, and could not be opened. */
    hasFailed: () => told !== '',
    async close(): Promise<void> {
      isOver = true
      cancel()
      await opening
      await server?.close()
    },
  }
}

export type Opening = ReturnType<typeof createOpening>
