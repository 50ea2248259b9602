import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { listCopies } from '../../../src/server/storage/backup/copies'
import { lindenhof, mercan, openClinics, twoClinics } from '../../support/clinicsFixture'
import { openSession } from '../../support/deskSessions'
import { startMailServer } from '../../support/mailServer'
import { createManualClock } from '../../support/manualClock'
import { filled, patience, writeFiles } from '../../support/serverFixture'
import { storedRows } from '../../support/storedRows'

const token = 'a-word-of-the-operator'

describe('a visitor of one of two clinics in one process', () => {
  test('reads its pages, and those of no other', async () => {
    const { ask } = await openClinics()
    const page = async (host: string) => (await ask('/', { host })).text()
    expect(await page(mercan)).toContain('<title>mercan</title>')
    expect(await page(lindenhof)).toContain('<title>duesseldorf</title>')
    const own = await ask('/randevu/', { host: mercan })
    expect(own.headers.get('Location')).toBe('/randevu')
    expect((await ask('/Termin', { host: mercan })).status).toBe(404)
  })

  test.each([
    ['in capitals, with a port', 'WWW.Mercan.Example:8443', 200],
    ['with the final dot', 'www.mercan.example.', 200],
    ['with an extra letter', 'www.mercan.example2', 421],
    ['without its first part', 'mercan.example', 421],
    ['as the machine’s address', '192.0.2.10', 421],
  ])('reads pages only at the clinic’s own name: %s', async (_how, host, status) => {
    const { ask } = await openClinics()
    expect((await ask('/', { host })).status).toBe(status)
  })

  test('whose name has an umlaut finds it as the browser writes it', async () => {
    const folder = twoClinics()
    renameSync(join(folder, lindenhof), join(folder, 'zahnärzte.example'))
    writeFiles(join(folder, 'zahnärzte.example'), { env: '' })
    const { ask } = await openClinics({ folder })
    const page = await ask('/', { host: 'xn--zahnrzte-3za.example' })
    expect(await page.text()).toContain('duesseldorf')
  })

  test.each([
    `/../${lindenhof}/dist/index.html`,
    `/..%2f..%2f${lindenhof}%2fdist%2findex.html`,
    `/%2e%2e/%2e%2e/${lindenhof}/env`,
    '/..%5c..%5cenv',
    '/.data/requests.db',
    '/env',
    `//${lindenhof}/`,
    '/yonetim/assets/..%2f..%2fenv',
    `/yonetim/assets/%2e%2e%2f%2e%2e%2f..%2f${lindenhof}%2fenv`,
  ])('gets no file outside its site by %s', async (path) => {
    const { ask } = await openClinics()
    const response = await ask(path)
    expect([301, 404]).toContain(response.status)
    expect(await response.text()).not.toMatch(/duesseldorf|DESK_ORIGIN/)
    expect(response.headers.get('Location') ?? '').not.toContain('//')
  })

  test('reads its texts and choices, and is stored by it', async () => {
    const { folder, ask, send } = await openClinics()
    const refusal = async (host: string) => (await send(host, { phone: '' })).json()
    expect((await refusal(mercan)).message).toBe('Ad soyad ve telefon zorunludur.')
    expect((await refusal(lindenhof)).message).toBe('Name und Telefonnummer sind erforderlich.')
    expect((await send(mercan)).status).toBe(201)
    expect((await send(lindenhof, { name: 'Anna Weber' })).status).toBe(201)
    const rows = (host: string) => storedRows(join(folder, host))
    expect(await rows(mercan)).toMatchObject([{ name: filled.name, unlisted: false }])
    expect(await rows(lindenhof)).toMatchObject([{ name: 'Anna Weber', unlisted: true }])
    expect(await (await ask('/api/health', { host: lindenhof })).json()).toMatchObject({
      status: 'ok',
    })
  })

  test('has that clinic’s rate limit, whatever the other received', async () => {
    const folder = twoClinics({ [mercan]: 'RATE_LIMIT_ADDRESS=1/600' })
    const { send } = await openClinics({ folder })
    expect((await send(mercan)).status).toBe(201)
    expect((await send(mercan)).status).toBe(429)
    for (let sent = 0; sent < 3; sent += 1) expect((await send(lindenhof)).status).toBe(201)
  })

  test('sends the same key to both, and each stores a request of its own', async () => {
    const { ask } = await openClinics()
    const headers = { 'Idempotency-Key': '0b0e7f1e-8f4b-4b6e-9d53-1f8f2f3a4c5d' }
    const both = [mercan, lindenhof].map((host) =>
      ask('/api/randevus', { host, headers, body: { ...filled, name: host } }),
    )
    const answers = await Promise.all(both)
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
  })

  test('causes a mail of that clinic, through its own mail server', async () => {
    const servers = [await startMailServer(), await startMailServer()]
    for (const { stop } of servers) onTestFinished(stop)
    const [one, other] = servers
    const folder = twoClinics({
      [mercan]: `SMTP_URL=${one?.url}`,
      [lindenhof]: `SMTP_URL=${other?.url}`,
    })
    const { send } = await openClinics({ folder })
    await send(mercan)
    await send(lindenhof)
    await vi.waitUntil(() => one?.mails.length === 1 && other?.mails.length === 1, patience)
    expect(one?.mails[0]?.to).toEqual(['bilgi@mercan.example'])
    expect(other?.mails[0]?.to).toEqual(['praxis@lindenhof.example'])
  })
})

describe('a receptionist of one clinic', () => {
  test('has a session at its desk, and none at the other clinic’s', async () => {
    const { folder, ask } = await openClinics()
    const secret = await openSession(join(folder, lindenhof))
    const headers = { Cookie: `__Host-desk=${secret}` }
    const board = (host: string) => ask('/yonetim/api/board', { host, headers })
    expect((await board(lindenhof)).status).toBe(200)
    expect((await board(mercan)).status).toBe(401)
    const act = await ask('/yonetim/api/alive', {
      headers: { ...headers, Origin: `https://${lindenhof}` },
      body: {},
    })
    expect(act.status).toBe(403)
  })
})

describe('an operator of several clinics', () => {
  test('runs one clinic while the other has no site, reads the cause once, and the other opens when repaired', async () => {
    const folder = twoClinics()
    const site = join(folder, lindenhof, 'dist')
    renameSync(site, `${site}.gone`)
    const clock = createManualClock(Date.UTC(2026, 10, 22, 9), 2)
    const { ask, clinics, log, told } = await openClinics({ folder, clock })
    await clinics.start()
    expect((await ask('/')).status).toBe(200)
    const missing = await ask('/', { host: lindenhof })
    expect(missing.status).toBe(503)
    expect(missing.headers.get('Retry-After')).toBe('10')
    const health = async () => (await ask('/api/health', { host: 'localhost' })).json()
    expect(await health()).toEqual({ status: 'degraded', clinics: 2, open: 1, failed: 1 })
    await clock.advance(25_000)
    expect(told).toEqual([
      expect.stringMatching(/^www\.lindenhof\.example is not served: .*_headers/),
    ])
    expect(log.filter((line) => 'event' in line && line.event === 'clinic')).toEqual([
      { event: 'clinic', outcome: 'unavailable', cause: 'Error', clinic: lindenhof },
    ])
    renameSync(`${site}.gone`, site)
    await clock.advance(10_000)
    await vi.waitUntil(async () => (await health()).open === 2, patience)
    expect((await ask('/', { host: lindenhof })).status).toBe(200)
  })

  test('runs one clinic while the other cannot store, and reads whose disk fails', async () => {
    const folder = twoClinics({ [lindenhof]: 'DATA_DIR=blocked/data' })
    writeFiles(join(folder, lindenhof), { blocked: '' })
    const { send, ask, clinics, log } = await openClinics({ folder })
    await clinics.start()
    expect((await send(lindenhof)).status).toBe(503)
    expect((await ask('/', { host: lindenhof })).status).toBe(200)
    expect((await send(mercan)).status).toBe(201)
    expect((await ask('/api/health', { host: lindenhof })).status).toBe(503)
    expect((await ask('/api/health')).status).toBe(200)
    expect(log).toContainEqual({
      event: 'clinic',
      outcome: 'failing',
      cause: 'ENOTDIR',
      clinic: lindenhof,
    })
    expect(log.every((line) => line.clinic !== undefined)).toBe(true)
  })

  test('gets backups of each at its own minute of the hour', async () => {
    const copies = 'BACKUP_DIR=copies'
    const folder = twoClinics({ [mercan]: copies, [lindenhof]: copies })
    const { clinics } = await openClinics({ folder })
    await clinics.start()
    const first = async (host: string) => (await listCopies(join(folder, host, 'copies')))[0]?.at
    await vi.waitUntil(async () => (await first(mercan)) && (await first(lindenhof)), patience)
    const minutes = [await first(mercan), await first(lindenhof)].map(
      (at) => Number(at) % 3_600_000,
    )
    expect(minutes[0]).not.toBe(minutes[1])
  })

  test('reads the metrics of each at the machine’s own name, only with the token', async () => {
    const env = { METRICS_TOKEN: token }
    const folder = twoClinics()
    writeFiles(join(folder, 'www.third.example'), { env: 'SMTP=typo' })
    const { ask, send, clinics } = await openClinics({ folder, env })
    await clinics.start()
    await send(mercan)
    await send(mercan, { phone: '' })
    const headers = { Authorization: `Bearer ${token}` }
    const text = await (await ask('/metrics', { host: 'localhost', headers })).text()
    const answered = (clinic: string, status: number) =>
      `mercan_http_requests_total{clinic="${clinic}",route="/api/randevus",method="POST",status="${status}"} 1`
    expect(text).toContain(answered(mercan, 201))
    expect(text).toContain(answered(mercan, 400))
    expect(text).not.toContain(answered(lindenhof, 201))
    expect(text).toContain(`mercan_database_up{clinic="${lindenhof}"} 1`)
    expect(text).toContain(`mercan_clinic_up{clinic="${lindenhof}"} 1`)
    expect(text).toContain('mercan_clinic_up{clinic="www.third.example"} 0')
    expect((await ask('/metrics', { host: 'localhost' })).status).toBe(401)
    expect((await ask('/metrics', { headers })).status).toBe(404)
  })

  test('reads which variable is in the wrong place', async () => {
    const start = (env: Record<string, string>) => openClinics({ env })
    await expect(start({ SMTP_URL: 'smtp://mail.example' })).rejects.toThrow(/SMTP_URL: .* "env"/)
    await expect(start({ CLINIC: 'tests/fixtures/clinics/mercan' })).rejects.toThrow(/CLINIC/)
    const { clinics, ask, told } = await openClinics({
      folder: twoClinics({ [lindenhof]: 'PORT=1', [mercan]: `DESK_ORIGIN=https://${lindenhof}` }),
    })
    await clinics.start()
    expect(told.toSorted()).toEqual([
      expect.stringMatching(/^www\.lindenhof\.example is not served: .*env has PORT/),
      expect.stringMatching(
        /^www\.mercan\.example is not served: DESK_ORIGIN .*must be https:\/\/www\.mercan/,
      ),
    ])
    expect((await ask('/api/health', { host: 'localhost' })).status).toBe(503)
  })

  test.each([
    ['database', `DATABASE_URL=file:../${lindenhof}/.data/requests.db`],
    ['backup folder', `BACKUP_DIR=../${lindenhof}/copies`],
    ['server’s database', 'DATABASE_URL=postgres://mercan@db.example/one'],
    ['proposal repository', 'EDITOR_GITHUB=Someone/Site'],
  ])('runs neither of two clinics with the same %s', async (_what, line) => {
    const folder = twoClinics({
      [mercan]: line,
      [lindenhof]: line.replace(`../${lindenhof}/`, ''),
    })
    const { clinics, ask, told } = await openClinics({ folder })
    await clinics.start()
    expect(told).toHaveLength(2)
    expect(told[0]).toContain(`${lindenhof} and ${mercan} both keep theirs in `)
    expect((await ask('/')).status).toBe(503)
    expect((await ask('/', { host: lindenhof })).status).toBe(503)
  })

  test('reads which folder is not a clinic’s', async () => {
    const folder = twoClinics()
    writeFiles(folder, { '.git/HEAD': '', 'a-file': '' })
    const { clinics } = await openClinics({ folder })
    expect(clinics.count).toBe(2)
    writeFiles(folder, { 'my clinic/env': '' })
    await expect(openClinics({ folder })).rejects.toThrow(/my clinic is not called like a site/)
    await expect(openClinics({ folder: join(folder, '.git') })).rejects.toThrow(/no clinic/)
    const twice = twoClinics()
    renameSync(join(twice, mercan), join(twice, 'WWW.lindenhof.example'))
    await expect(openClinics({ folder: twice })).rejects.toThrow(/two folders/)
  })
})
