import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync, symlinkSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { root as engine } from '../../../scripts/publish/paths'
import { databasePlace } from '../../../src/server/storage/database'
import { createStore } from '../../../src/server/storage/store'
import { openSession } from '../../support/deskSessions'
import { addDesk, copyClinic } from '../../support/folders'
import { clinicFolder, filled, patience, writeFiles } from '../../support/serverFixture'
import { runCommand, type ServerProcess, startServer } from '../../support/serverProcess'
import { storedRows } from '../../support/storedRows'

const json = { 'Content-Type': 'application/json' }

function builtClinic(): string {
  const clinic = copyClinic()
  onTestFinished(clinic.remove)
  return clinic.root
}

/** Starts `scripts/serve.ts` as `npm start` does, for the clinic in a folder. */
function serve(root: string, env: Record<string, string> = {}): ServerProcess {
  const server = startServer(root, env)
  onTestFinished(() => server.kill('SIGKILL'))
  return server
}

describe('an operator who starts the server', () => {
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
    const health = await fetch(`${origin}/api/health`)
    expect(health.status).toBe(200)
    // A proxy keeps idle connections for a minute and must be the one to close them.
    expect(health.headers.get('Keep-Alive')).toBe('timeout=75')

    const body = JSON.stringify(filled)
    const sent = await fetch(`${origin}/api/randevus`, { method: 'POST', headers: json, body })
    expect(sent.status).toBe(201)
    const big = await fetch(`${origin}/api/randevus`, {
      method: 'POST',
      headers: json,
      body: 'x'.repeat(1e5),
    })
    expect(big.status).toBe(413)

    expect(await server.stopped('SIGTERM')).toBe(0)
    expect(server.errors).toEqual([])
    expect(await storedRows(root)).toMatchObject([filled])
  })

  test('has it listen on a socket for the web server’s account, and is warned of one that exists', async () => {
    const root = builtClinic()
    const socket = join(root, 'live.sock')
    const server = serve(root, { SOCKET: socket })
    expect(await server.ready()).toBe(`unix:${socket}`)
    expect(statSync(socket).mode & 0o777).toBe(0o777)
    const asked = httpRequest({ socketPath: socket, path: '/randevu' }).end()
    const [{ statusCode }] = await once(asked, 'response')
    expect(statusCode).toBe(200)
    asked.destroy()

    const second = serve(root, { SOCKET: socket })
    expect(await second.stopped()).toBe(1)
    expect(second.errors.join()).toContain(socket)
    expect(await server.stopped('SIGTERM')).toBe(0)
  })

  test('reads the desk’s address, the variable that opens it elsewhere, the command of the first invitation, and why the editor is off', async () => {
    const root = builtClinic()
    addDesk(root)
    const server = serve(root)
    const origin = await server.ready()
    // Log lines may be in between.
    const told = () => server.lines.filter((line) => !line.startsWith('{'))
    await vi.waitUntil(() => told().length >= 5, patience)
    expect(told().slice(2)).toEqual([
      `Desk:     ${origin}/yonetim (from this machine only; DESK_ORIGIN opens it elsewhere)`,
      '          Nobody has an account yet: npm run staff -- invite NAME ROLE',
      expect.stringMatching(/^Editor: {3}off: .* is no git checkout/),
    ])
    // The invitation is a link to the port in use.
    const printed = runCommand('staff', root, ['invite', 'Ay\u015fe', 'manager']).stdout
    expect(printed).toContain(`${origin}/yonetim#invite=`)
    expect(await server.stopped('SIGTERM')).toBe(0)
    await openSession(root)
    const again = serve(root, { DESK_ORIGIN: 'https://www.mercan.example' })
    await fetch(`${await again.ready()}/api/health`)
    expect(again.lines[2]).toBe('Desk:     https://www.mercan.example/yonetim')
    expect(again.lines.join()).not.toContain('Nobody has an account')
    expect(await again.stopped('SIGTERM')).toBe(0)
  })

  test('reads which passkeys stay valid beside a new link, and closes the last manager’s lost one', async () => {
    const root = builtClinic()
    const store = createStore(databasePlace(root, {}))
    onTestFinished(() => store.close())
    const desk = store
    const token = (await desk.invite('Ayşe', 'manager')) ?? ''
    await desk.register(token, { id: '-lost', publicKey: '', counter: 0 })
    const passkeys = async () => (await desk.staff())[0]?.passkeys
    const [lost] = (await passkeys()) ?? []
    const staff = (...words: string[]) => runCommand('staff', root, words)
    const told = staff('again', 'Ayşe').stdout
    expect(told).toContain('#invite=')
    expect(told).toContain('-- again "Ayşe" ')
    expect(told).toContain(`\n${lost?.createdAt}\n`)
    const mistyped = staff('again', 'Ayşe', '2026-01-01T00:00:00.000Z')
    expect([mistyped.status, mistyped.stdout]).toEqual([1, ''])
    expect(mistyped.stderr).toContain(lost?.createdAt)
    expect(await passkeys()).toEqual([lost])
    const closed = staff('again', 'Ayşe', lost?.createdAt ?? '').stdout
    expect(closed).toContain('#invite=')
    expect(closed).not.toContain(lost?.createdAt)
    expect(await passkeys()).toEqual([])
  })

  test('reads on a taken port to choose another', async () => {
    const first = serve(builtClinic())
    const port = new URL(await first.ready()).port
    const second = serve(builtClinic(), { PORT: port })
    expect(await second.stopped()).toBe(1)
    expect(second.errors).toEqual([
      `Port ${port} is taken by another program. Choose one with PORT, as in PORT=4174 npm start.`,
    ])
  })

  test.each([
    ['reads before the first build to run it', {}, clinicFolder, /npm run build/],
    ['reads after an invalid PORT which are valid', { PORT: 'x' }, builtClinic, /0 to 65535/],
    ['reads after an invalid limit its format', { RATE_LIMIT_PHONE: 'x' }, builtClinic, /30\/600/],
    [
      'reads with several clinics how to start a process for each',
      { CLINICS: '/srv/clinics' },
      builtClinic,
      /^CLINICS: .*CLINIC=FOLDER/,
    ],
    [
      'reads after an invalid DATABASE_URL its name',
      { DATABASE_URL: 'x' },
      builtClinic,
      /DATABASE_URL/,
    ],
  ])('%s', async (_what, env, folder, message) => {
    const server = serve(folder(), env)
    expect(await server.stopped()).toBe(1)
    expect(server.errors.join('\n')).toMatch(message)
    expect(server.errors.join('\n')).not.toContain('    at ')
  })

  test('whose disk refuses requests reads a warning, and the site runs', async () => {
    const root = builtClinic()
    writeFiles(root, { blocked: '' })
    const server = serve(root, { DATA_DIR: 'blocked/data' })
    const origin = await server.ready()
    expect((await fetch(`${origin}/randevu`)).status).toBe(200)
    expect((await fetch(`${origin}/api/health`)).status).toBe(503)
    expect(await server.stopped('SIGTERM')).toBe(0)
    expect(server.errors.join('\n')).toContain('WARNING: requests cannot be kept')
  })
})

describe('a server that stops', () => {
  test('first completes the request of a visitor who is sending', async () => {
    const root = builtClinic()
    const server = serve(root)
    const { port } = new URL(await server.ready())
    const body = JSON.stringify(filled)
    const headers = { ...json, 'Content-Length': Buffer.byteLength(body), Connection: 'keep-alive' }
    const sending = httpRequest({ port, path: '/api/randevus', method: 'POST', headers })
    const answer = once(sending, 'response')
    await new Promise<void>((resolve) => sending.write(body.slice(0, 10), () => resolve()))
    // Its head has arrived once a later request on another connection has a response.
    await fetch(`http://localhost:${port}/api/health`)
    const stopped = server.stopped('SIGTERM')
    await refused(Number(port))
    sending.end(body.slice(10))
    const [response] = await answer
    expect(response.statusCode).toBe(201)
    response.resume()
    expect(await stopped).toBe(0)
    expect(await storedRows(root)).toMatchObject([filled])
  })

  test('stores nothing of an aborted request, and does not log it as its own error', async () => {
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
    await server.stopped('SIGTERM')
    const log = server.lines
      .filter((line) => line.includes('"route"'))
      .map((line) => JSON.parse(line))
    expect(log).toMatchObject([{ route: '/api/health', status: 200 }, { status: 400 }])
    expect(await storedRows(root)).toEqual([])
  })
})

describe('a server whose log is closed', () => {
  test('continues', async () => {
    const server = serve(builtClinic())
    const origin = await server.ready()
    server.closeOutput()
    // Each request of a round writes a log line while others are pending.
    for (let round = 0; round < 3; round += 1) {
      const answers = Array.from({ length: 8 }, () => fetch(`${origin}/api/health`))
      for (const answer of answers) expect((await answer).status).toBe(200)
    }
    expect(await server.stopped('SIGTERM')).toBe(0)
  })
})

test('a signal to npm start ends the server too', async () => {
  const root = builtClinic()
  for (const place of ['node_modules', 'scripts', 'src'])
    symlinkSync(join(engine, place), join(root, place))
  const { scripts, type } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'))
  writeFiles(root, {
    'package.json': JSON.stringify({ type, scripts: { start: scripts.start, build: 'true' } }),
  })
  const env = { ...process.env, CLINIC: root, PORT: '0' }
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void npm.kill('SIGKILL'))
  const lines = createInterface(npm.stdout)
  let site = ''
  for await (const line of lines) {
    site = /http:\S+/.exec(line)?.[0] ?? site
    if (line.startsWith('Requests:')) break
  }
  npm.stdout.resume()
  const ended = once(npm, 'exit')
  npm.kill('SIGTERM')
  await refused(Number(new URL(site).port))
  await ended
})

/** Resolves when the port is free. */
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
