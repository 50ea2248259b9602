import type { BuildSite } from '../editor/server/siteTools.ts'
import { deskPath } from '../server/staff/deskFiles'
import { createServer, openMetrics, type Server, StoreUnavailable } from './index'
import { openProposals } from './openProposals.ts'

/** One clinic or several, for `npm start`. */
export type Served = Pick<Server, 'fetch' | 'endStreams' | 'close'> & {
  /** Starts background work; prints addresses. */
  begin(port: unknown): Promise<void>
}

/** One clinic, configured by the environment. Throws an Error for an invalid configuration. */
export async function serveClinic(clinicDir: string, buildSite: BuildSite): Promise<Served> {
  const metrics = await openMetrics(process.env)
  const { proposals, sentence } = await openProposals(clinicDir, buildSite)
  const server = createServer({ root: clinicDir, proposals, metrics })
  const { store } = server
  return {
    ...server,
    async begin(port) {
      console.log(`Site:     http://localhost:${port}`)
      console.log(`Requests: ${store.place}`)
      if (server.hasDesk) console.log(`Desk:     ${deskPlace(port)}`)
      server.start()
      try {
        await store.check()
        if (server.hasDesk && (await store.desk.staff()).length === 0)
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
function deskPlace(port: unknown): string {
  const { DESK_ORIGIN: origin } = process.env
  if (origin) return `${origin}${deskPath}`
  return `http://localhost:${port}${deskPath} (from this machine only; DESK_ORIGIN opens it elsewhere)`
}
