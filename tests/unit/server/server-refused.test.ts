import { renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readFacts } from '../../../src/content/loading/clinicFacts'
import { plainPagePolicy } from '../../../src/server/http/plainPage'
import { openReleases } from '../../../src/server/releases/releaseFolder'
import { heard, openBareServer } from '../../support/bareServer'
import { builtClinic, openDesk } from '../../support/deskFixture'
import { stubSite } from '../../support/folders'
import { filled, writeFiles } from '../../support/serverFixture'

/** A clinic's server with a desk; `lose` makes a folder unreadable, for root too. */
function openClinic() {
  const { root, server, log } = openDesk()
  const facts = readFacts(root)[0]
  return {
    log,
    server,
    facts,
    phone: facts.clinic.phones.landline,
    ask: (path: string, init?: RequestInit) =>
      server.fetch(new Request(`http://localhost${path}`, init), {
        incoming: { socket: { remoteAddress: '127.0.0.1' } },
      }),
    lose(name: 'dist' | '.desk') {
      renameSync(join(root, name), join(root, `${name}.lost`))
      symlinkSync(join(root, name), join(root, name))
    },
  }
}

test('a patient’s request is stored while the site cannot be read, and every page has the phone number', async () => {
  const { server, ask, lose, log, phone, facts } = openClinic()
  lose('dist')
  lose('.desk')
  const sent = await ask('/api/randevus', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(filled),
  })
  expect(sent.status).toBe(201)
  expect(await server.store.list()).toMatchObject([filled])
  for (const [path, status] of [
    ['/', 503],
    ['/randevu', 503],
    ['/yonetim', 500],
  ] as const) {
    const response = await ask(path)
    expect(response.status, path).toBe(status)
    expect(await response.text()).toContain(phone)
    expect(response.headers.get('X-Frame-Options')).toBe('DENY')
    expect(response.headers.get('Content-Security-Policy')).toBe(plainPagePolicy(facts))
  }
  expect((await ask('/api/health')).status).toBe(503)
  expect(log.filter((line) => 'event' in line)).toMatchObject([
    { event: 'site', outcome: 'unavailable', cause: 'ELOOP' },
    { event: 'site', outcome: 'unavailable', cause: 'ELOOP' },
    { event: 'request', outcome: 'failed', cause: 'ELOOP' },
  ])
})

/** A clinic with a published release, whose facts a test may change. */
function publishedClinic(change = (facts: object) => facts) {
  const root = builtClinic()
  const releases = openReleases(root)
  const { id, folder } = releases.begin()
  const facts = readFacts(root)
  writeFiles(folder, {
    ...Object.fromEntries(
      Object.entries(stubSite).map(([file, text]) => [file.replace('dist/', 'site/'), text]),
    ),
    'desk/index.html': '<!doctype html><title>Desk</title>',
    'facts.json': JSON.stringify(facts.map(change)),
  })
  releases.publish(id)
  return { root, facts }
}

test.each([
  'content/clinic.json',
  'content/site.json',
  'content/doctors.json',
  'locales/tr/server.json',
  'locales/tr/desk.json',
])(
  'a server that starts while %s is broken on the disk serves the release, and reports it',
  async (file) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => told.mockRestore())
    const { root, facts } = publishedClinic()
    writeFiles(root, { [file]: '{ "name": ' })
    const { log, server, signIn } = openDesk({ root })
    const her = await signIn('Ayşe', 'reception')
    expect(told.mock.calls.join(' ')).toContain(file)
    expect(log).toContainEqual({ event: 'site', outcome: 'failing', cause: 'Error' })

    for (const path of ['/', '/randevu', '/api/health'])
      expect((await server.fetch(new Request(`http://localhost${path}`))).status, path).toBe(200)
    const request = new Request('http://localhost/api/randevus', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(filled),
    })
    expect((await server.fetch(request)).status).toBe(201)
    expect((await (await her.ask('/me')).json()).clinic).toMatchObject({
      name: facts[0].siteName,
      hours: facts[0].desk.hours,
    })
    const { fresh } = await (await her.ask('/board')).json()
    expect(decodeURIComponent(fresh.requests[0].chat)).toContain(`Merhaba ${filled.name}`)
  },
)

test('a server with the release of an earlier engine takes its facts from the content', async () => {
  const { root, facts } = publishedClinic((each) => ({
    ...each,
    format: undefined,
    desk: undefined,
  }))
  const her = await openDesk({ root }).signIn('Ayşe', 'reception')
  expect((await (await her.ask('/me')).json()).clinic.name).toBe(facts[0].siteName)
  expect((await her.ask('/board')).status).toBe(200)
})

test('a server whose site is unreadable at its start stores requests, and serves the site once it is readable', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => told.mockRestore())
  const root = builtClinic()
  const dist = join(root, 'dist')
  renameSync(join(dist, '_headers'), join(root, '_headers'))
  symlinkSync(join(dist, '_headers'), join(dist, '_headers'))
  const { server } = openDesk({ root })
  renameSync(join(root, '_headers'), join(dist, '_headers'))
  expect((await server.fetch(new Request('http://localhost/'))).status).toBe(200)
})

test('a client whose request names no possible host reads the clinic’s page, with its policy', async () => {
  const { server, phone, facts } = openClinic()
  const { connect } = await openBareServer(server.fetch, server)
  const socket = connect()
  const answer = heard(socket, '</html>')
  socket.write('GET / HTTP/1.1\r\nHost: a b\r\n\r\n')
  const told = await answer
  expect(told).toMatch(/^HTTP\/1\.1 400 Bad Request/)
  expect(told).toContain(phone)
  expect(told).toContain(`: ${plainPagePolicy(facts)}\r\n`)
  expect(told).toMatch(/\r\nx-frame-options: DENY\r\n/i)
})

test('a visitor reads the phone number after an error that no part of the server expects, and the log has its place', async () => {
  const { server, log, phone } = openClinic()
  const failing = () => {
    throw new TypeError('unexpected')
  }
  const { connect } = await openBareServer(failing, server)
  const socket = connect()
  const answer = heard(socket, '</html>')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const told = await answer
  expect(told).toMatch(/^HTTP\/1\.1 500 /)
  expect(told).toContain(phone)
  expect(log).toMatchObject([
    {
      event: 'request',
      outcome: 'failed',
      cause: 'TypeError',
      trace: expect.arrayContaining([expect.stringContaining('at failing')]),
    },
  ])
})
