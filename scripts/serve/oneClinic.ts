import { deskPath } from '../../src/server/desk/files'
import { createServer, openMetrics, StoreUnavailable } from '../../src/server/index'
import { clinicDir } from '../build/places.ts'
import { openProposals } from '../editor/openProposals.ts'
import type { Served } from './served.ts'

/** The clinic that CLINIC names, set up from the environment. Throws an Error that names what cannot be meant. */
export async function serveClinic(): Promise<Served> {
  const metrics = await openMetrics(process.env)
  const { proposals, sentence } = await openProposals(clinicDir)
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

/** Where the desk is open; where it is not, one sentence on what is missing. */
function deskPlace(port: unknown): string {
  const { DESK_ORIGIN: origin } = process.env
  if (origin) return `${origin}${deskPath}`
  return `http://localhost:${port}${deskPath} (from this machine only; DESK_ORIGIN opens it elsewhere)`
}
