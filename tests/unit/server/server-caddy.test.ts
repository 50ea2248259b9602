/** @module-tag nightly */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { howToInstallCaddy, startCaddy } from '../../support/caddy'
import { ask, freePort, isInstalled } from '../../support/host'

const isHere = isInstalled('caddy')
if (!isHere) console.log(`Caddy is not here and was not asked: ${howToInstallCaddy}`)
/** Registered only where there is a Caddy. */
const whereItIs = isHere ? test : () => {}

whereItIs(
  'a doctor whose phone reads a calendar through Caddy has its secret address in no log',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mercan-caddy-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const port = await freePort()
    const upstream = createServer((request, response) => {
      if (request.url?.startsWith('/yonetim/takvim/') && request.headers['x-broken']) {
        // Ends in the middle of its response.
        response.writeHead(200, { 'Content-Length': '1000' }).write('BEGIN:VCALENDAR')
        setImmediate(() => response.destroy())
      } else response.end('the server')
    }).listen(port, '127.0.0.1')
    await once(upstream, 'listening')
    const caddy = await startCaddy(folder, { dist: folder, upstream: `127.0.0.1:${port}` })
    onTestFinished(() => caddy.stop())

    const secret = 'JtHnF0aR2kQxVb7cLw9e_Z'
    const calendar = `/yonetim/takvim/${secret}.ics`
    expect((await ask(caddy, calendar)).body.toString()).toBe('the server')
    await ask({ origin: caddy.unencrypted }, calendar)
    await ask(caddy, calendar, { 'X-Broken': 'yes' }).catch(() => undefined)
    upstream.closeAllConnections()
    upstream.close()
    expect((await ask(caddy, calendar)).status).toBe(502)
    await caddy.stop()
    const logs = caddy.logs()
    expect(logs, 'errors are logged').toContain('connection refused')
    expect(logs).not.toContain(secret)
  },
)
