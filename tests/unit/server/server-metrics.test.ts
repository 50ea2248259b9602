import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { root as engine } from '../../../scripts/publish/paths'
import { createServer, openMetrics } from '../../../src/host/index'
import type { Log } from '../../../src/server/base/requestLog'
import { readSettings } from '../../../src/server/http/settings'
import { copyClinic } from '../../support/folders'
import { startMailServer } from '../../support/mailServer'
import { filled, patience } from '../../support/serverFixture'

const token = 'a-word-of-the-operator'
const json = { 'Content-Type': 'application/json' }

/** A server in process, with the metrics of its environment. */
async function open(env: Record<string, string> = { METRICS_TOKEN: token }) {
  const clinic = copyClinic()
  const log: Parameters<Log>[0][] = []
  const metrics = await openMetrics(env)
  const server = createServer({
    root: clinic.root,
    env,
    metrics,
    log: (line) => log.push(line),
  })
  onTestFinished(() => server.close().then(clinic.remove))
  const ask = async (path: string, init: RequestInit = {}) =>
    server.fetch(new Request(`http://localhost${path}`, init), {
      incoming: { socket: { remoteAddress: '192.0.2.77' } },
    })
  const send = (change: Partial<typeof filled> = {}, headers: Record<string, string> = {}) =>
    ask('/api/randevus', {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify({ ...filled, ...change }),
    })
  const scrape = async (word = token) =>
    (await ask('/metrics', { headers: { Authorization: `Bearer ${word}` } })).text()
  return { server, log, metrics, ask, send, scrape }
}

/** The value of a metric such as `name{route="…"}`; undefined without a line. */
function figure(text: string, name: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

describe('an operator’s monitoring', () => {
  test('reads requests, stored and refused, and their durations', async () => {
    const { ask, send, scrape } = await open({ METRICS_TOKEN: token, RATE_LIMIT_ADDRESS: '2/60' })
    await send()
    await send({ phone: '' })
    await send()
    await ask('/randevu')
    await ask('/yok')
    const text = await scrape()
    const answered = (status: number) =>
      `mercan_http_requests_total{route="/api/randevus",method="POST",status="${status}"}`
    expect(figure(text, answered(201))).toBe(1)
    expect(figure(text, answered(400))).toBe(1)
    expect(figure(text, answered(429))).toBe(1)
    expect(figure(text, 'mercan_errors_total{error="tooMany",cause=""}')).toBe(1)
    for (const status of [200, 404])
      expect(
        figure(text, `mercan_http_requests_total{route="page",method="GET",status="${status}"}`),
      ).toBe(1)
    expect(figure(text, 'mercan_http_request_duration_seconds_count{route="/api/randevus"}')).toBe(
      3,
    )
    expect(figure(text, 'process_start_time_seconds')).toBeGreaterThan(0)
  })

  test('reads no time of a newest backup while only an unfinished one is there', async () => {
    const { metrics, scrape } = await open()
    const newest = async () => figure(await scrape(), 'mercan_last_backup_timestamp_seconds')
    for (const outcome of ['part', 'failed'] as const) {
      metrics?.observe({ event: 'backup', outcome })
      expect(await newest()).toBe(0)
    }
    metrics?.observe({ event: 'backup', outcome: 'found' })
    expect(await newest()).toBeGreaterThan(0)
  })

  test('reads how many mails wait, for how long, and which are sent', async () => {
    const mail = await startMailServer()
    onTestFinished(mail.stop)
    mail.behave('refuse')
    const { server, send, scrape } = await open({ METRICS_TOKEN: token, SMTP_URL: mail.url })
    await send()
    await vi.waitUntil(
      async () => (await scrape()).includes('mercan_mails_total{outcome="failed"} 1'),
      patience,
    )
    expect(figure(await scrape(), 'mercan_mails_waiting')).toBe(1)
    expect(figure(await scrape(), 'mercan_mail_oldest_seconds')).toBeGreaterThan(0)
    server.start()
    await vi.waitUntil(
      async () => (await scrape()).includes('mercan_purges_total{outcome="done"} 1'),
      patience,
    )
    const age =
      Date.now() / 1000 - (figure(await scrape(), 'mercan_last_purge_timestamp_seconds') ?? 0)
    expect(age).toBeLessThan(60)
  })

  test('reads the disk use as last counted', async () => {
    const { metrics, scrape } = await open()
    metrics?.observe({ event: 'disk', outcome: 'done', bytes: { requests: 3, free: 5 } })
    const text = await scrape()
    expect(figure(text, 'mercan_disk_bytes{of="requests"}')).toBe(3)
    expect(figure(text, 'mercan_disk_bytes{of="free"}')).toBe(5)
  })

  test('reads that deletions are delayed, and not that they are done', async () => {
    const { metrics, scrape } = await open()
    metrics?.observe({ event: 'purge', outcome: 'held', removed: 0, held: 1 })
    const text = await scrape()
    expect(figure(text, 'mercan_purges_total{outcome="held"}')).toBe(1)
    expect(figure(text, 'mercan_last_purge_timestamp_seconds')).toBe(0)
    const alerts = readFileSync(join(engine, 'scripts/hosting/alerts.yml'), 'utf8')
    expect(alerts).toContain('mercan_purges_total{outcome="held"}')
  })

  test('reads that the database is unavailable', async () => {
    const { send, scrape } = await open({
      METRICS_TOKEN: token,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    })
    expect((await send()).status).toBe(503)
    const text = await scrape()
    expect(figure(text, 'mercan_database_up')).toBe(0)
    expect(figure(text, 'mercan_errors_total{error="unavailable",cause="ECONNREFUSED"}')).toBe(1)
    expect(figure(text, 'mercan_database_retries_total{code="ECONNREFUSED"}')).toBeGreaterThan(10)
  })

  test('requires the token, and gets the ordinary 404 page if none is set', async () => {
    const { ask, scrape } = await open()
    expect((await ask('/metrics')).status).toBe(401)
    expect(await scrape(`${token}x`)).toBe('')
    const without = await open({})
    const missing = await without.ask('/metrics', { headers: { Authorization: 'Bearer ' } })
    expect(missing.status).toBe(404)
    expect(await missing.text()).toBe(await (await without.ask('/yok')).text())
    for (const METRICS_TOKEN of ['short', 'with a space in it'])
      expect(() => readSettings({ METRICS_TOKEN })).toThrow(/METRICS_TOKEN must be/)
  })

  test('reads nothing about the sender of a request, and neither does the log', async () => {
    const { log, ask, send, scrape } = await open({
      METRICS_TOKEN: token,
      RATE_LIMIT_ADDRESS: '3/60',
    })
    const headers = { 'Idempotency-Key': 'key-of-her-form', 'User-Agent': 'Her Browser' }
    await send({}, headers)
    await send({ name: 'Another' }, headers)
    await send({ phone: 'x'.repeat(500) })
    await send()
    await ask(`/api/randevus/${filled.phone}?name=Gul`)
    await ask(`/ben/${encodeURIComponent(filled.name)}`)
    expect(log.length).toBe(5)
    const told = `${JSON.stringify(log)}${await scrape()}`
    const personal = [
      ...['Gülşen', 'Işık', encodeURIComponent('Gülşen'), 'Gul', 'Another', 'xxx'],
      ...['0532', '192.0.2.77', 'key-of-her-form', 'Her Browser', token],
    ]
    expect(personal.filter((each) => told.includes(each))).toEqual([])
  })
})

test('a server loads the library of metrics and PostgreSQL’s driver only on demand', () => {
  const clinic = copyClinic()
  onTestFinished(clinic.remove)
  const script = `
    import { createRequire } from 'node:module'
    import { createServer, openMetrics } from './src/host/index.ts'
    const root = ${JSON.stringify(clinic.root)}
    for (const env of [{}, { METRICS_TOKEN: '${token}' }]) {
      const metrics = await openMetrics(env)
      const server = createServer({ root, env, metrics, log: () => {} })
      await server.fetch(new Request('http://localhost/api/health'))
      await server.close()
      console.log(Object.keys(createRequire(import.meta.url).cache).join())
    }`
  const tsx = import.meta.resolve('tsx')
  const command = ['--import', tsx, '--input-type=module', '-e', script]
  const options = { cwd: engine, env: { PATH: process.env.PATH } }
  const [without, withToken] = execFileSync(process.execPath, command, options)
    .toString()
    .split('\n')
  expect(withToken).toContain('/node_modules/prom-client/')
  expect(without).toContain('/node_modules/')
  for (const name of ['prom-client', 'pg']) expect(without).not.toContain(`/node_modules/${name}/`)
})

test('the alerts for operators use metrics that exist', async () => {
  const { server, send, scrape } = await open()
  await send()
  await server.store.check()
  const text = await scrape()
  const alerts = readFileSync(join(engine, 'scripts/hosting/alerts.yml'), 'utf8')
  const asked = new Set(alerts.match(/\b(?:mercan|process|nodejs)_\w+/g))
  expect(asked.size).toBeGreaterThan(5)
  const known = [...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [String(name)],
  )
  expect([...asked].filter((name) => !known.includes(name))).toEqual([])
})
