import type { Server } from '../../src/server/index'

/** What `npm start` serves: one clinic, or several. */
export type Served = Pick<Server, 'fetch' | 'endStreams' | 'close'> & {
  /** Begins what is done without visitors, and tells the operator where all is. */
  begin(port: unknown): Promise<void>
}
