import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clinicDir } from '../../scripts/publish/paths.ts'
import { createHttp, createServer } from '../../src/host/index.ts'

export type ListenedSite = {
  /** Without a trailing slash. */
  origin: string
  /** Console errors and violations of the policy since the last call. */
  heard(): string[]
  /** Raw paths requested since the last call, in order. */
  asked(): string[]
  /** The names on the desk's list. */
  storedNames(): Promise<string[]>
  /** Makes the videos unplayable. */
  breakLoops(): void
  /** Forbids documents to run scripts, as if a visitor had disabled them. */
  forbidScripts(): void
  /** Adds a style sheet to every page that doubles the font size. */
  enlargeLetters(): void
  close(): Promise<void>
}

const earPath = '/-/ear.js'
const mouthPath = '/-/heard'
const sheetPath = '/-/large.css'
const sheet = 'html { font-size: 200% !important }'
const ear = readFileSync(join(import.meta.dirname, 'ear.js'), 'utf8')

/** Serves the built site and its endpoint. A script in each page reports console errors, which drivers do not. */
export async function openSite(): Promise<ListenedSite> {
  const data = mkdtempSync(join(tmpdir(), 'mercan-browsers-'))
  const limits = { RATE_LIMIT_ADDRESS: 'off', RATE_LIMIT_PHONE: 'off' }
  const env = { ...process.env, ...limits, DATA_DIR: data }
  const server = createServer({ root: clinicDir, env, log: () => {} })
  let complaints: string[] = []
  let paths: string[] = []
  let loopsAreWhole = true
  let scriptsRun = true
  let additions = `<script src="${earPath}"></script>`

  const http = createHttp(async (request, connection) => {
    const path = decodeURI(new URL(request.url).pathname)
    if (path === earPath)
      return new Response(ear, { headers: { 'Content-Type': 'text/javascript' } })
    if (path === sheetPath) return new Response(sheet, { headers: { 'Content-Type': 'text/css' } })
    if (path === mouthPath) {
      complaints.push(await request.text())
      return new Response(null, { status: 204 })
    }
    paths.push(path)
    if (path.endsWith('.mp4') && !loopsAreWhole)
      return new Response('no film', { headers: { 'Content-Type': 'video/mp4' } })
    const isDocument = (request.headers.get('Accept') ?? '').includes('text/html')
    if (!isDocument || request.method !== 'GET') return server.fetch(request, connection)
    const headers = new Headers(request.headers)
    headers.delete('Accept-Encoding')
    headers.delete('If-None-Match')
    const response = await server.fetch(new Request(request.url, { headers }), connection)
    return scriptsRun ? added(response, additions) : scriptless(response)
  })
  http.listen(0)
  await once(http, 'listening')
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('the site is not open')

  return {
    origin: `http://localhost:${address.port}`,
    heard() {
      const all = complaints
      complaints = []
      return all
    },
    asked() {
      const all = paths
      paths = []
      return all
    },
    storedNames: async () => (await server.store.list()).map(({ name }) => name),
    breakLoops() {
      loopsAreWhole = false
    },
    forbidScripts() {
      scriptsRun = false
    },
    enlargeLetters() {
      additions += `<link rel="stylesheet" href="${sheetPath}">`
    },
    async close() {
      http.close()
      http.closeAllConnections()
      await server.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Inserts tags for files of the site, which its policy allows, at the start of the head. */
async function added(response: Response, additions: string): Promise<Response> {
  const text = await response.text()
  return answer(response, text.replace('<head>', `<head>${additions}`))
}

/** A sandbox without scripts behaves like a browser without scripts. */
async function scriptless(response: Response): Promise<Response> {
  const answered = answer(response, await response.text())
  answered.headers.append(
    'Content-Security-Policy',
    'sandbox allow-forms allow-same-origin allow-popups allow-top-navigation',
  )
  return answered
}

function answer({ status, headers }: Response, body: string): Response {
  const kept = new Headers(headers)
  kept.delete('Content-Length')
  return new Response(body, { status, headers: kept })
}
