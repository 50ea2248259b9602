import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { deskPath } from '../src/server/desk/files'
import { createHttp, createServer, openMetrics, StoreUnavailable } from '../src/server/index'
import { clinicDir, distDir } from './build/places.ts'
import { openProposals } from './editor/openProposals.ts'

/**
 * `npm start`, second half: serves the clinic's `dist/` and the appointment endpoint.
 * PORT (4173) and HOST (every interface) say where; scripts/hosting/README.md
 * lists the other variables. Stops on SIGINT or SIGTERM when everything in flight is answered.
 */
/** How long a stop waits for slow visitors, in milliseconds. */
const patience = 10_000

// Whoever reads the log may go; the visitors stay.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const port = Number(process.env.PORT || 4173)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  fail(`PORT is "${process.env.PORT}", it must be a number from 0 to 65535.`)
}
if (!existsSync(join(distDir, 'index.html'))) {
  fail(`There is no built site in ${distDir}. Run "npm run build" first.`)
}

const server = await prepare()
const { store } = server
const http = createHttp(server.fetch)

async function prepare() {
  try {
    const metrics = await openMetrics(process.env)
    const { proposals, sentence } = await openProposals()
    const options = { root: clinicDir, proposals, metrics }
    return { ...createServer(options), publications: sentence }
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

http.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(
      `Port ${port} is taken by another program. Choose one with PORT, as in PORT=4174 npm start.`,
    )
  }
  if (error.code === 'EACCES') fail(`Port ${port} may not be opened by this account.`)
  fail(`The server cannot start: ${error.message}`)
})

http.listen({ port, host: process.env.HOST }, async () => {
  const address = http.address()
  const opened = typeof address === 'object' && address ? address.port : port
  console.log(`Site:     http://localhost:${opened}`)
  console.log(`Requests: ${store.place}`)
  if (server.hasDesk) console.log(`Desk:     ${deskPlace(opened)}`)
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
  if (server.hasDesk) console.log(`Editor:   ${server.publications}`)
})

/** Where the desk is open; where it is not, one sentence on what is missing. */
function deskPlace(opened: unknown): string {
  const { DESK_ORIGIN: origin } = process.env
  if (origin) return `${origin}${deskPath}`
  return `http://localhost:${opened}${deskPath} (from this machine only; DESK_ORIGIN opens it elsewhere)`
}

function stop(): void {
  // A second signal ends the process at once.
  process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop)
  server.endStreams()
  const idle = setInterval(() => http.closeIdleConnections(), 50)
  const slow = setTimeout(() => http.closeAllConnections(), patience)
  http.close(() => {
    clearInterval(idle)
    clearTimeout(slow)
    void server.close()
  })
}
process.on('SIGINT', stop).on('SIGTERM', stop)
