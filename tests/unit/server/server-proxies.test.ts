/** @module-tag nightly */
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { filesBelow } from '../../../scripts/publish/files'
import { nginxAnswers, nginxFiles } from '../../../scripts/publish/nginxFiles'
import { clinicDir, root } from '../../../scripts/publish/paths'
import { siteHeaders } from '../../../scripts/publish/siteHeaders'
import { readFacts } from '../../../src/content/loading/clinicFacts'
import { plainPagePolicy } from '../../../src/server/http/plainPage'
import { openReleases } from '../../../src/server/releases/releaseFolder'
import { howToInstallCaddy, startCaddy } from '../../support/caddy'
import { ask, freePort, isInstalled } from '../../support/host'
import { howToInstallNginx, startNginx } from '../../support/nginx'
import { writeFiles } from '../../support/serverFixture'

const example = readFileSync(join(root, 'scripts/hosting/nginx.conf'), 'utf8')
const [facts] = readFacts(clinicDir)

describe('an engineer who puts nginx in front', () => {
  test('has nginx use all generated files, and hide them', () => {
    const included = [...example.matchAll(/include \S+\/_nginx\/(\S+);/g)]
    const written = [...Object.keys(nginxFiles([], [], [])), 'answer.conf']
    expect(included.map(([, file]) => file).sort()).toEqual(written.sort())
    expect(example).toContain('location ~ ^/_ { return 404; }')
  })

  test('gets nginx’s refusals and errors in the form’s language, with the clinic’s phone', () => {
    const pages = [...example.matchAll(/error_page [\d ]+ \/_nginx\/(\S+);/g)]
    const locale = { ...facts.locale, lang: 'en' }
    const { 'answer.conf': headers, ...answers } = nginxAnswers([facts, { ...facts, locale }])
    const named = ['', '-en'].flatMap((suffix) =>
      pages.map(([, page]) => page?.replace('$mercan_answer', suffix)),
    )
    expect(named.sort()).toEqual(Object.keys(answers).sort())
    expect(answers['unavailable-en.html']).toContain('<html lang="en"')
    expect(nginxFiles([], [], ['en'])['keeping.conf']).toContain('    en "-en";')
    for (const code of ['tooLarge', 'unavailable'] as const) {
      expect(answers[`${code}.html`]).toContain(facts.strings.errors[code])
      expect(answers[`${code}.html`]).toContain(facts.clinic.phones.landline)
    }
    expect(headers).toContain(`Content-Security-Policy "${plainPagePolicy(facts)}"`)
    expect(headers).toContain('X-Frame-Options "DENY"')
  })
})

/** A build for nginx; its page shows `number`. */
function writeBuild(dist: string, number: number): void {
  writeFiles(dist, {
    'index.html': `<!doctype html><title>${number}</title>`,
    'kadromuz/index.html': `<!doctype html><title>Kadromuz ${number}</title>`,
    '404.html': '<!doctype html><title>Yok</title>',
    'assets/a.css': 'body {}',
    'assets/a.css.br': 'as brotli',
    '.env': 'SMTP_URL=secret',
    '.well-known/security.txt': 'Contact: x',
  })
  const published = [{ path: '/kadromuz', aliases: ['/Kadromuz'] }]
  const written = {
    ...nginxFiles(siteHeaders(filesBelow(dist), ['/', '/kadromuz'], { styles: [] }), published, []),
    ...nginxAnswers([facts]),
  }
  for (const [file, text] of Object.entries(written)) writeFiles(dist, { [`_nginx/${file}`]: text })
}

/** nginx with the example's configuration, in front of a stub server. */
async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'mercan-nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const dist = join(folder, 'dist')
  writeBuild(dist, 0)
  const upstream = createServer((_, response) => response.end('the server')).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const stopUpstream = () => {
    upstream.closeAllConnections()
    upstream.close()
  }
  onTestFinished(stopUpstream)
  const endpoint = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
  const nginx = await startNginx(folder, { dist, endpoint })
  onTestFinished(() => nginx.stop())
  return { folder, dist, nginx, stopUpstream }
}

const hasNginx = isInstalled('nginx')
if (!hasNginx) console.log(`nginx is not here and was not asked: ${howToInstallNginx}`)
const hasCaddy = isInstalled('caddy')
if (!hasCaddy) console.log(`Caddy is not here and was not asked: ${howToInstallCaddy}`)
/** Registered only where the program is. */
const whereNginxIs = hasNginx ? describe : () => {}
const whereCaddyIs = hasCaddy ? test : () => {}

whereNginxIs('a doctor whose phone reads a calendar through nginx', () => {
  test('has its secret address in no log, whatever fails', async () => {
    const { dist, nginx, stopUpstream } = await open()
    const secret = 'JtHnF0aR2kQxVb7cLw9e_Z'
    const calendar = `/yonetim/takvim/${secret}.ics`
    expect((await ask(nginx, calendar)).body.toString()).toBe('the server')
    await ask(nginx, `/yonetim//takvim/${secret}.ics`)
    await ask(nginx, `/yonetim/%74akvim/${secret}.ics?a=b`)
    await ask({ origin: nginx.unencrypted }, calendar)
    await ask(nginx, calendar, { Host: 'other.example' })
    await ask(nginx, `/Yonetim/Takvim/${secret}.ics`)
    stopUpstream()
    expect((await ask(nginx, calendar)).status).toBe(502)
    await ask(nginx, '/yonetim/api/requests?query=Ay%C5%9Fe')
    await ask(nginx, '/api/health')
    rmSync(join(dist, '_nginx'), { recursive: true })
    await ask(nginx, calendar)
    await nginx.stop()
    const logs = nginx.logs()
    expect(logs, 'errors are logged').toContain('/api/health')
    expect(logs).not.toContain(secret)
    expect(logs, 'the name that a receptionist looks for').not.toContain('Ay%C5%9Fe')
  })
})

whereNginxIs('a visitor of a site behind nginx', () => {
  test('gets its files, and none that is not public', async () => {
    const { nginx } = await open()
    const status = async (path: string) => (await ask(nginx, path)).status
    for (const path of ['/', '/kadromuz', '/assets/a.css', '/.well-known/security.txt'])
      expect(await status(path), path).toBe(200)
    const hidden = ['/.env', '/assets/a.css.br', '/_nginx/headers.conf', '/_nginx/unavailable.html']
    for (const path of hidden) expect(await status(path), path).toBe(404)
  })

  test('is redirected to the site’s address from http or another host', async () => {
    const { nginx } = await open()
    const led = { status: 301, headers: { location: 'https://localhost/kadromuz?a=b' } }
    expect(await ask({ origin: nginx.unencrypted }, '/kadromuz?a=b')).toMatchObject(led)
    const Host = 'other.example'
    expect(await ask(nginx, '/kadromuz?a=b', { Host })).toMatchObject(led)
    expect(await ask(nginx, '/yonetim', { Host })).toMatchObject({ status: 301 })
  })

  test.each(['/api/randevus', '/yonetim/api/requests'])(
    'reads from %s in the clinic’s language, with its phone, that a body is too large or the server is down',
    async (path) => {
      const { nginx, stopUpstream } = await open()
      expect((await ask(nginx, path, {}, 'POST')).body.toString()).toBe('the server')
      const big = await ask(nginx, path, { 'Content-Length': '100000' }, 'POST')
      stopUpstream()
      const gone = await ask(nginx, path, {}, 'POST')
      for (const [{ status, headers, body }, code, expected] of [
        [big, 'tooLarge', 413],
        [gone, 'unavailable', 502],
      ] as const) {
        expect(status).toBe(expected)
        expect(body.toString()).toContain(facts.strings.errors[code])
        expect(body.toString()).toContain(facts.clinic.phones.landline)
        expect(headers).toMatchObject({
          'cache-control': 'no-store',
          'content-security-policy': plainPagePolicy(facts),
        })
      }
    },
  )

  test('sends a draft with a picture to the server', async () => {
    const { nginx } = await open()
    const picture = Buffer.alloc(1_700_000)
    const sent = await ask(nginx, '/yonetim/api/editor/proposals', {}, 'POST', picture)
    expect(sent.body.toString()).toBe('the server')
  })

  test('finds page and files at any time while releases replace each other', async () => {
    const { folder, nginx } = await open()
    const releases = openReleases(folder)
    const ids = [1, 2].map((number) => {
      const { id, folder: release } = releases.begin()
      writeBuild(join(release, 'site'), number)
      releases.finish(id)
      return id
    })
    releases.switchTo(ids[0] ?? '')
    let isDeploying = true
    const missed: string[] = []
    const seen = new Set<string>()
    async function visitor(path: string): Promise<void> {
      while (isDeploying) {
        const { status, body } = await ask(nginx, path)
        if (status !== 200) missed.push(`${status} ${path}`)
        seen.add(body.toString())
      }
    }
    const visiting = Promise.all(['/', '/kadromuz', '/assets/a.css'].map(visitor))
    for (let swap = 0; swap < 60; swap += 1) {
      releases.switchTo(ids[swap % 2] ?? '')
      await ask(nginx, '/')
    }
    isDeploying = false
    await visiting
    expect(missed).toEqual([])
    expect(seen.size).toBeGreaterThan(4)
  })
})

whereCaddyIs(
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
