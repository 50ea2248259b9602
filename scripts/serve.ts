import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createHttp } from '../src/host/index'
import { serveClinics } from '../src/host/manyClinics.ts'
import { serveClinic } from '../src/host/oneClinic.ts'
import { clinicDir, distDir, root } from './build/paths.ts'

/**
 * `npm start` after the build: serves a clinic's `dist/`, endpoint and desk, or every tenant in
 * CLINICS. PORT (4173), HOST (all interfaces), other variables: docs/operations.md. SIGINT and
 * SIGTERM stop it after open requests.
 */
/** After this time a stop closes open connections. */
const STOP_TIMEOUT_MS = 10_000

// A closed log pipe must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const port = Number(process.env.PORT || 4173)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  fail(`PORT is "${process.env.PORT}", it must be a number from 0 to 65535.`)
}
const { CLINICS: folder } = process.env
if (!folder && !existsSync(join(distDir, 'index.html'))) {
  fail(`There is no built site in ${distDir}. Run "npm run build" first.`)
}

const served = await prepare()
const http = createHttp(served.fetch)

async function prepare() {
  try {
    return await (folder
      ? serveClinics(resolve(folder), buildSite)
      : serveClinic(clinicDir, buildSite))
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

/** Runs `npm run build` in a process of its own, so that a failing build ends alone. */
function buildSite(clinic: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, 'scripts', 'build.cjs')], {
    cwd: root,
    env: { ...process.env, ...env, CLINIC: clinic },
    stdio: 'inherit',
  })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
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

http.listen({ port, host: process.env.HOST }, () => {
  const address = http.address()
  void served.begin(typeof address === 'object' && address ? address.port : port)
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
    void served.close()
  })
}
process.on('SIGINT', stop).on('SIGTERM', stop)
