import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databasePlace } from '../../src/server/database'
import { createStore } from '../../src/server/store'
import { clinicFolder, filled, projectRoot, writeFiles } from './server-fixture'

const json = { 'Content-Type': 'application/json' }
/** Each of these starts a process or two, next to the other tests. */
const patient = { timeout: 60_000 }

function builtClinic(): string {
  const root = clinicFolder()
  writeFiles(root, {
    'dist/index.html': '<!doctype html><title>Ana Sayfa</title>',
    'dist/404.html': '<!doctype html><title>Sayfa bulunamadı</title>',
    'dist/randevu/index.html': '<!doctype html><title>Randevu</title>',
  })
  return root
}

/** Starts `scripts/serve.ts` as `npm start` does, with a clinic's folder as working folder. */
function serve(root: string, env: Record<string, string> = {}) {
  const tsx = import.meta.resolve('tsx')
  const child = spawn(
    process.execPath,
    ['--import', tsx, pathToFileURL(join(projectRoot, 'scripts/serve.ts')).pathname],
    { cwd: root, env: { ...process.env, PORT: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  const exit = once(child, 'exit')
  const lines: string[] = []
  const errors: string[] = []
  createInterface(child.stderr).on('line', (line) => errors.push(line))
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line))
  const ready = async () => {
    const seen = () => lines.find((line) => line.startsWith('Requests:'))
    while (!seen() && child.exitCode === null) await Promise.race([once(output, 'line'), exit])
    const origin = /http:\/\/\S+/.exec(lines.join('\n'))?.[0]
    if (!origin) throw new Error(`not started: ${errors.join('\n')}`)
    return origin
  }
  const stopped = async (signal?: NodeJS.Signals) => {
    if (signal) child.kill(signal)
    const [code] = await exit
    return { code, lines, errors: errors.join('\n') }
  }
  return { child, ready, stopped, lines, errors }
}

async function requestsIn(root: string) {
  const store = createStore(databasePlace(root, {}))
  onTestFinished(() => store.close())
  return store.list()
}

describe('an operator who starts the server', patient, () => {
  test('reads where the site is and where requests are kept, and both work', async () => {
    const root = builtClinic()
    const server = serve(root)
    const origin = await server.ready()
    expect(server.lines).toContain(`Site:     ${origin}`)
    expect(server.lines).toContain(`Requests: ${join(root, '.data/requests.db')}`)

    const page = await fetch(`${origin}/Randevu/`)
    expect(page.url).toBe(`${origin}/randevu`)
    expect(await page.text()).toContain('<title>Randevu</title>')
    expect((await fetch(`${origin}/yok`)).status).toBe(404)
    const head = await fetch(`${origin}/randevu`, { method: 'HEAD' })
    expect(head.headers.get('Content-Length')).toBe('37')
    expect((await fetch(`${origin}/api/health`)).status).toBe(200)

    const body = JSON.stringify(filled)
    const sent = await fetch(`${origin}/api/randevus`, { method: 'POST', headers: json, body })
    expect(sent.status).toBe(201)
    const big = await fetch(`${origin}/api/randevus`, {
      method: 'POST',
      headers: json,
      body: 'x'.repeat(1e5),
    })
    expect(big.status).toBe(413)

    expect(await server.stopped('SIGTERM')).toMatchObject({ code: 0, errors: '' })
    expect(await requestsIn(root)).toMatchObject([filled])
  })

  test('on a taken port is told to choose another', async () => {
    const first = serve(builtClinic())
    const port = new URL(await first.ready()).port
    const { code, errors } = await serve(builtClinic(), { PORT: port }).stopped()
    expect(code).toBe(1)
    expect(errors).toBe(
      `Port ${port} is taken by another program. Choose one with PORT, as in PORT=4174 npm start.`,
    )
  })

  test.each([
    ['before the site is built is told to build it', {}, clinicFolder, /npm run build/],
    ['with a port that is none is told what a port is', { PORT: 'x' }, builtClinic, /0 to 65535/],
    ['with a bad database address is told so', { DATABASE_URL: 'x' }, builtClinic, /DATABASE_URL/],
  ])('%s', async (_what, env, folder, message) => {
    const { code, errors } = await serve(folder(), env).stopped()
    expect(code).toBe(1)
    expect(errors).toMatch(message)
    expect(errors).not.toContain('    at ')
  })

  test('whose disk refuses requests is warned, and the site is up all the same', async () => {
    const root = builtClinic()
    writeFiles(root, { blocked: '' })
    const server = serve(root, { DATA_DIR: 'blocked/data' })
    const origin = await server.ready()
    expect((await fetch(`${origin}/randevu`)).status).toBe(200)
    expect((await fetch(`${origin}/api/health`)).status).toBe(503)
    expect((await server.stopped('SIGTERM')).errors).toContain('WARNING: requests cannot be kept')
  })
})

describe('a server that stops', patient, () => {
  test('first answers the visitor who is just sending', async () => {
    const root = builtClinic()
    const server = serve(root)
    const { port } = new URL(await server.ready())
    const body = JSON.stringify(filled)
    const headers = { ...json, 'Content-Length': Buffer.byteLength(body), Connection: 'keep-alive' }
    const sending = httpRequest({ port, path: '/api/randevus', method: 'POST', headers })
    const answer = once(sending, 'response')
    await new Promise<void>((resolve) => sending.write(body.slice(0, 10), () => resolve()))
    // Its head has arrived when a later request on another connection is answered.
    await fetch(`http://localhost:${port}/api/health`)
    const stopped = server.stopped('SIGTERM')
    await refused(Number(port))
    sending.end(body.slice(10))
    const [response] = await answer
    expect(response.statusCode).toBe(201)
    response.resume()
    expect((await stopped).code).toBe(0)
    expect(await requestsIn(root)).toMatchObject([filled])
  })

  test('has not stored half a request of a visitor who hung up, nor called it its own fault', async () => {
    const root = builtClinic()
    const server = serve(root)
    const { port } = new URL(await server.ready())
    const headers = { ...json, 'Content-Length': 100 }
    const sending = httpRequest({ port, path: '/api/randevus', method: 'POST', headers })
    const gone = once(sending, 'error')
    await new Promise<void>((resolve) => sending.write('{"name":"Gül', () => resolve()))
    await fetch(`http://localhost:${port}/api/health`)
    sending.destroy(new Error('hung up'))
    await gone
    const { lines } = await server.stopped('SIGTERM')
    const log = lines.filter((line) => line.includes('"route"')).map((line) => JSON.parse(line))
    expect(log).toMatchObject([{ route: '/api/health', status: 200 }, { status: 400 }])
    expect(await requestsIn(root)).toEqual([])
  })

  test('by kill -9, in the middle of many posts, has every request it acknowledged', async () => {
    const root = builtClinic()
    const server = serve(root, { RATE_LIMIT_ADDRESS: 'off' })
    const origin = await server.ready()
    const acknowledged: string[] = []
    const enough = 60

    async function visitor(number: number): Promise<void> {
      for (let count = 0; ; count += 1) {
        const body = JSON.stringify({ ...filled, phone: `${number}-${count}` })
        const response = await fetch(`${origin}/api/randevus`, {
          method: 'POST',
          headers: json,
          body,
        })
        const { reference } = await response.json()
        acknowledged.push(reference)
        if (acknowledged.length === enough) server.child.kill('SIGKILL')
      }
    }
    // Each visitor goes on until the server is gone.
    await Promise.allSettled(Array.from({ length: 8 }, (_, number) => visitor(number)))
    await server.stopped()

    const stored = new Set((await requestsIn(root)).map(({ reference }) => reference))
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough)
    expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([])
  })
})

/** Resolves when nobody listens on the port any more. */
async function refused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port)
    const open = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (!open) return
  }
}
