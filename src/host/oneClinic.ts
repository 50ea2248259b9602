import { readSettings } from '../server/http/settings'
import { deskPath } from '../server/staff/deskFiles'
import { noteServedPort } from '../server/storage/servedPort'
import { createServer, openMetrics, type Server, StoreUnavailable } from './index'
import { type EditorEngine, openProposals } from './openProposals.ts'

/** A clinic for `npm start`. */
type Served = Pick<Server, 'fetch' | 'refuse' | 'endStreams' | 'close'> & {
  /** Whether all connections come from the operator's proxies. */
  isProxied: boolean
  /** Starts background work; prints addresses. */
  begin(origin: string): Promise<void>
}

/** One clinic, configured by the environment. Throws an Error for an invalid configuration. */
export async function serveClinic(clinicDir: string, engine: EditorEngine): Promise<Served> {
  const metrics = await openMetrics(process.env)
  const { proposals, sentence } = await openProposals(clinicDir, engine)
  const server = createServer({ root: clinicDir, proposals, metrics })
  const { store } = server
  return {
    ...server,
    isProxied: readSettings(process.env).trustedProxies > 0,
    async close() {
      noteServedPort(clinicDir, undefined)
      await server.close()
    },
    async begin(origin) {
      console.log(`Site:     ${origin}`)
      console.log(`Requests: ${store.place}`)
      if (server.hasDesk) console.log(`Desk:     ${deskPlace(origin)}`)
      server.start()
      try {
        await store.check()
        if (server.hasDesk) noteServedPort(clinicDir, new URL(origin).port || undefined)
        if (server.hasDesk && (await store.staff()).length === 0)
          console.log('          Nobody has an account yet: npm run staff -- invite NAME ROLE')
      } catch (error) {
        const code = error instanceof StoreUnavailable ? error.code : 'UNKNOWN'
        console.error(
          `WARNING: requests cannot be kept there now (${code}). The form will ask visitors to call.`,
        )
      }
      if (server.hasDesk) console.log(`Editor:   ${sentence}`)
    },
  }
}

/** The desk's address, or what is missing. */
function deskPlace(origin: string): string {
  const { DESK_ORIGIN, SOCKET } = process.env
  if (DESK_ORIGIN) return `${DESK_ORIGIN}${deskPath}`
  if (SOCKET) return 'closed; DESK_ORIGIN opens it'
  return `${origin}${deskPath} (from this machine only; DESK_ORIGIN opens it elsewhere)`
}
