import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createChecker } from '../src/editor/server/checker.ts'
import { createHttp } from '../src/host/index'
import { serveClinic } from '../src/host/oneClinic.ts'
import { createPublisher } from '../src/host/publisher.ts'
import { clinicDir, distDir, root } from './publish/paths.ts'

/** After this time a stop closes open connections. */
const STOP_TIMEOUT_MS = 10_000

// A closed log pipe must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/**
 * `npm start` after the build: serves a clinic's `dist/`, endpoint and desk. PORT (4173) and HOST
 * (all interfaces) or SOCKET; other variables: docs/operations.md. SIGINT and SIGTERM stop it after
 * open requests.
 */
const port = Number(process.env.PORT || 4173)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  fail(`PORT is "${process.env.PORT}", it must be a number from 0 to 65535.`)
}
const { CLINICS, SOCKET: socket } = process.env
if (CLINICS)
  fail(
    'CLINICS: a process serves one clinic. Start one for each, with CLINIC=FOLDER and a PORT or SOCKET of its own (docs/operations.md).',
  )
// An unreadable site is served again as soon as it is readable; requests are stored at any time.
if (!existsSync(distDir)) {
  fail(`There is no built site in ${distDir}. Run "npm run build" first.`)
}

const publisher = createPublisher([
  join(root, 'scripts', 'build.cjs'),
  '--steps',
  '--unserved',
  '--content',
])
const checker = createChecker(new URL('./checker.mjs', import.meta.url))
const engine = { build: publisher.build, rulesOf: checker.rulesOf }
const served = await prepare()
const http = createHttp(served.fetch, served)

async function prepare() {
  try {
    return await serveClinic(clinicDir, engine)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

http.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    if (socket) fail(`${socket} exists: remove it if no other server listens there.`)
    fail(
      `Port ${port} is taken by another program. Choose one with PORT, as in PORT=4174 npm start.`,
    )
  }
  if (error.code === 'EACCES') fail(`Port ${port} may not be opened by this account.`)
  fail(`The server cannot start: ${error.message}`)
})

// The web server has another account.
const place = socket
  ? { path: socket, readableAll: true, writableAll: true }
  : { port, host: process.env.HOST }
http.listen(place, () => {
  const address = http.address()
  const opened = typeof address === 'object' && address ? address.port : port
  void served.begin(socket ? `unix:${socket}` : `http://localhost:${opened}`)
})

function stop(): void {
  // A second signal ends the process at once.
  process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop)
  served.endStreams()
  const idle = setInterval(() => http.closeIdleConnections(), 50)
  const slow = setTimeout(() => http.closeAllConnections(), STOP_TIMEOUT_MS)
  http.close(() => {
    clearInterval(idle)
    clearTimeout(slow)
    publisher.close()
    checker.close()
    void served.close()
  })
}
process.on('SIGINT', stop).on('SIGTERM', stop)
