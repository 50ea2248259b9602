import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clinicDir } from '../../scripts/build/paths.ts'
import { createHttp, createServer } from '../../src/host/index.ts'

export type ListenedSite = {
  /** Without a slash at its end. */
  origin: string
  /** What pages complained of, and what the policy refused, since the last call: a sentence each. */
  heard(): string[]
  /** Raw paths requested since the last call, in order. */
  asked(): string[]
  /** The names on the desk's list. */
  storedNames(): Promise<string[]>
  /** From now on the loops are bytes no browser can play. */
  breakLoops(): void
  /** From now on documents may run no script at all, as where a visitor has switched them off. */
  forbidScripts(): void
  /** From now on every page comes with a visitor's sheet that makes letters twice as large. */
  enlargeLetters(): void
  close(): Promise<void>
}

const earPath = '/-/ear.js'
const mouthPath = '/-/heard'
const sheetPath = '/-/large.css'
const sheet = 'html { font-size: 200% !important }'
const ear = readFileSync(join(import.meta.dirname, 'ear.js'), 'utf8')

/** The built site and its endpoint on a free port. A script in each page reports console errors, which drivers do not. */
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

/** The page with what its head begins with: files of the site, which its policy lets in. */
async function added(response: Response, additions: string): Promise<Response> {
  const text = await response.text()
  return answer(response, text.replace('<head>', `<head>${additions}`))
}

/** In a sandbox without scripts a browser behaves as if it had none. */
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
