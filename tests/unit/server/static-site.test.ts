import {
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
} from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { filesBelow } from '../../../scripts/publish/files'
import { siteHeaders } from '../../../scripts/publish/siteHeaders'
import { printHeaderRules, securityHeaders } from '../../../src/server/http/headers'
import { pagePolicy } from '../../../src/server/http/policy'
import { createSite, siteFault } from '../../../src/server/http/site'
import { openReleases } from '../../../src/server/releases/releaseFolder'
import { canonicalPath } from '../../support/canonicalPath.ts'
import { patience, writeFiles } from '../../support/serverFixture'
import { paths } from '../../support/sitePaths.ts'

const film = Uint8Array.from({ length: 1000 }, (_, index) => index % 251)

const root = mkdtempSync(join(tmpdir(), 'mercan-site-'))
const dist = join(root, 'dist')
let site: ReturnType<typeof createSite>

/** Files that the build writes beside the pages. */
function headersWith(style: string): string {
  return printHeaderRules(siteHeaders(filesBelow(dist), Object.values(paths), { styles: [style] }))
}

afterAll(() => rmSync(root, { recursive: true }))
beforeAll(() => {
  writeFiles(root, {
    'secret.txt': 'secret',
    'dist/.env': 'secret',
    'dist/.well-known/security.txt': 'Contact: x',
    'dist/404.html': '<!doctype html><title>Sayfa bulunamadı</title>',
    'dist/index.html': '<!doctype html><title>Ana Sayfa</title>',
    'dist/hakkımızda/index.html': '<!doctype html><title>Hakkımızda</title>',
    'dist/kadromuz/index.html': '<!doctype html><title>Kadromuz</title>',
    'dist/fiyat-Listesi/index.html': '<!doctype html><title>Fiyat Listesi</title>',
    'dist/iletişim/index.html': '<!doctype html><title>İletişim</title>',
    'dist/randevu/index.html': '<!doctype html><title>Randevu</title>',
    'dist/kvkk/index.html': '<!doctype html><title>KVKK</title>',
    'dist/implant-tedavisi/index.html': '<!doctype html><title>İmplant Tedavisi</title>',
    'dist/sık-sorulan-sorular/index.html': '<!doctype html><title>Sorular</title>',
    'dist/ağrı/index.html': '<!doctype html><title>Ağrınız mı var?</title>',
    'dist/selin-ardıç/index.html': '<!doctype html><title>Selin Ardıç</title>',
    'dist/randevu/index.html.br': 'randevu as brotli',
    'dist/randevu/index.html.gz': 'randevu as gzip',
    'dist/assets/app.1a2b3c4d.js': 'export {}',
    'dist/assets/app.1a2b3c4d.js.br': 'js as brotli',
    'dist/assets/empty.1a2b3c4d.css': '',
    'dist/assets/text.1a2b3c4d.woff2': 'font',
    'dist/media/about.1a2b3c4d-800.avif': 'avif',
    'dist/media/about.1a2b3c4d-800.webp': 'webp',
    'dist/media/hero-1.1a2b3c4d.mp4': film,
    'dist/favicon.svg': '<svg/>',
    'dist/site.webmanifest': '{}',
    'dist/robots.txt': 'User-agent: *',
    'dist/_redirects': '/a /b 301',
    'dist/_nginx/headers.conf': 'add_header X y;',
  })
  writeFiles(dist, { _headers: headersWith("'sha256-first'") })
  site = createSite({ dist, canonicalPath })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  site.request(`https://localhost${path}`, { headers })
const lowerCased = (headers: Record<string, string>) => Object.fromEntries(new Headers(headers))
const titleOf = async (response: Response) =>
  /<title>(.*)<\/title>/.exec(await response.text())?.[1]

describe('a visitor who opens a page', () => {
  test.each([
    [paths.home, 'Ana Sayfa'],
    [paths.about, 'Hakkımızda'],
    [paths.staff, 'Kadromuz'],
    [paths.prices, 'Fiyat Listesi'],
    [paths.contact, 'İletişim'],
    [paths.appointment, 'Randevu'],
  ])('reads %s at its own address, revalidated each time', async (path, title) => {
    const response = await get(encodeURI(path))
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; /)
    expect(Object.fromEntries(response.headers)).toMatchObject(lowerCased(securityHeaders))
    expect(await titleOf(response)).toBe(title)
  })

  test('is redirected from a final slash or index.html, and keeps the query', async () => {
    for (const end of ['/', '/index.html']) {
      const response = await get(`${encodeURI(paths.about)}${end}?kaynak=ilan`)
      expect(response.status).toBe(301)
      expect(response.headers.get('Location')).toBe(`${encodeURI(paths.about)}?kaynak=ilan`)
    }
    expect((await get('/')).status).toBe(200)
  })

  test('downloads an unchanged page only once', async () => {
    const etag = (await get('/kadromuz')).headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await get('/kadromuz', { 'If-None-Match': known })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
    }
    expect((await get('/kadromuz', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test.each([
    ['br, gzip', 'br', 'randevu as brotli'],
    ['gzip, deflate', 'gzip', 'randevu as gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'randevu as gzip'],
    ['identity', null, '<!doctype html><title>Randevu</title>'],
  ])('that accepts %s gets it in a supported encoding', async (accepted, encoding, body) => {
    const response = await get('/randevu', { 'Accept-Encoding': accepted })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    expect(response.headers.get('Content-Length')).toBe(String(body.length))
    expect(await response.text()).toBe(body)
  })

  test('gets the same ETag from every machine with the same build, and another for other content', async () => {
    const machines = ['one', 'two', 'three'].map((name) => join(root, name))
    for (const [at, machine] of machines.entries()) {
      const title = at === 2 ? 'Yeni' : 'Aynı'
      writeFiles(machine, {
        _headers: printHeaderRules([]),
        '404.html': 'x',
        'kadromuz/index.html': `<!doctype html><title>${title}</title>`,
        'media/hero-1.1a2b3c4d.mp4': film,
      })
      for (const file of ['404.html', 'kadromuz/index.html', 'media/hero-1.1a2b3c4d.mp4'])
        utimesSync(join(machine, file), at + 1, at + 1)
    }
    await vi.waitUntil(async () => (await tagAt(machines[2] ?? '', '/kadromuz')) !== '', patience)
    const tags = (path: string) => Promise.all(machines.map((machine) => tagAt(machine, path)))
    const [one, two, three] = await tags('/kadromuz')
    expect(one).toMatch(/^"[^"]+"$/)
    expect(two).toBe(one)
    expect(three).not.toBe(one)
    expect(new Set(await tags('/media/hero-1.1a2b3c4d.mp4')).size).toBe(1)
  })

  async function tagAt(dist: string, path: string): Promise<string> {
    const machine = createSite({ dist, canonicalPath, log: () => {} })
    return (await machine.request(path)).headers.get('ETag') ?? ''
  }

  test('gets each encoding under its own ETag', async () => {
    const tags = ['br', 'gzip', 'identity'].map(async (encoding) =>
      (await get('/randevu', { 'Accept-Encoding': encoding })).headers.get('ETag'),
    )
    expect(new Set(await Promise.all(tags)).size).toBe(3)
  })
})

describe('every response', () => {
  test.each(['/', '/yok', '/Kadromuz', '/assets/app.1a2b3c4d.js', '/%'])(
    'to %s has the policy of the pages and the other headers',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('Content-Security-Policy')).toContain("style-src 'self' 'sha256-first'")
      expect(Object.fromEntries(headers)).toMatchObject(lowerCased(securityHeaders))
    },
  )

  test('has the new site’s policy after a build, without a restart', async () => {
    const policy = async () => (await get('/')).headers.get('Content-Security-Policy')
    expect(await policy()).toContain('sha256-first')
    renameSync(join(dist, '_headers'), join(root, 'old-headers'))
    expect(await policy(), 'while it is being replaced').toContain('sha256-first')
    writeFiles(dist, { _headers: headersWith("'sha256-second'") })
    expect(await policy()).toContain('sha256-second')
    renameSync(join(root, 'old-headers'), join(dist, '_headers'))
    expect(await policy()).toContain('sha256-first')
  })

  test.each(['', '/*\n  X-Frame-Options: DENY\n', 'nonsense\n\n# end\n'])(
    'has the last valid headers while their file is half-written or malformed (%j), which the log reports once, and then the new ones, even with the same time',
    async (text) => {
      onTestFinished(putHeadersBack())
      const told = vi.spyOn(console, 'error').mockImplementation(() => {})
      onTestFinished(() => told.mockRestore())
      const write = (rules: string) => {
        writeFiles(dist, { _headers: rules })
        utimesSync(join(dist, '_headers'), 1, 1)
      }
      write(text)
      for (let asked = 0; asked < 3; asked += 1) {
        const { headers, status } = await get('/')
        expect(status).toBe(200)
        expect(headers.get('Content-Security-Policy')).toContain('sha256-first')
      }
      expect(told.mock.calls).toEqual([[expect.stringContaining('_headers')]])
      write(headersWith("'sha256-mended'"))
      expect((await get('/')).headers.get('Content-Security-Policy')).toContain('sha256-mended')
    },
  )

  /** Writes the same content as a new file and reads it. */
  function putHeadersBack(): () => Promise<void> {
    const whole = readFileSync(join(dist, '_headers'))
    return async () => {
      rmSync(join(dist, '_headers'))
      writeFiles(dist, { _headers: whole })
      utimesSync(join(dist, '_headers'), 2, 2)
      await get('/')
    }
  }

  test('has the compiled policy if the file of the rules lost its own', async () => {
    writeFiles(root, {
      'lost/_headers': '# only a comment\n\n# end\n',
      'lost/404.html': 'x',
      'lost/index.html': 'x',
    })
    const { headers } = await createSite({ dist: join(root, 'lost'), canonicalPath }).request('/')
    expect(headers.get('Content-Security-Policy')).toBe(pagePolicy({ styles: [] }))
    expect(headers.get('X-Frame-Options')).toBe('DENY')
  })

  test('has no HSTS on http', async () => {
    const told = async (url: string, options = {}, headers = {}) => {
      const answering = createSite({ dist, canonicalPath, ...options })
      return (await answering.request(url, { headers })).headers.has('Strict-Transport-Security')
    }
    const proxied = { 'X-Forwarded-Proto': 'https' }
    expect(await told('http://localhost/')).toBe(false)
    expect(await told('http://localhost/', {}, proxied)).toBe(false)
    expect(await told('http://localhost/', { trustedProxies: 1 })).toBe(false)
    expect(await told('http://localhost/', { trustedProxies: 1 }, proxied)).toBe(true)
    expect(await told('https://localhost/')).toBe(true)
  })

  test('requires valid headers at the start', () => {
    expect(() => createSite({ dist: root, canonicalPath })).toThrow('_headers')
    const broken = (text: string) => {
      writeFiles(root, { 'broken/_headers': text })
      return () => createSite({ dist: join(root, 'broken'), canonicalPath })
    }
    expect(broken('/*\nX-Frame-Options DENY\n\n# end\n')).toThrow(
      'not a rule: X-Frame-Options DENY',
    )
    expect(broken('/*\n  X-Frame-Options: DENY\n')).toThrow('# end')
  })
})

describe('an unknown address or method', () => {
  test.each([
    '/yok',
    '/randevu/yok',
    '/%',
    '/%zz',
    '/%ff',
    '/hakk%C4%B1m%C4',
    '/%00',
    '/randevu%2Findex.html',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/../secret.txt',
    '//etc/passwd',
    '//_headers',
    '//404.html',
    '//.env',
    '/assets//app.1a2b3c4d.js',
    '/randevu//index.html',
    '/.env',
    '/%2eenv',
    '/assets',
    '/assets/',
    '/assets/gone.js',
    '/404.html',
    '/randevu/index.html.br',
    '/_headers',
    '/_redirects',
    '/_nginx/headers.conf',
    `/${'a'.repeat(5000)}`,
  ])('%s gets the 404 page', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(await titleOf(response)).toBe('Sayfa bulunamadı')
  })

  test('gets the 404 page for a switched-off section, in every spelling', async () => {
    const page = '<title>Sayfa bulunamadı</title>'
    writeFiles(root, {
      'without-prices/404.html': page,
      'without-prices/_headers': printHeaderRules([]),
    })
    const smaller = createSite({ dist: join(root, 'without-prices'), canonicalPath })
    for (const path of ['/fiyat-Listesi', '/fiyat-listesi', '/fiyat-Listesi/']) {
      const response = await smaller.request(path)
      expect(response.status, path).toBe(404)
      expect(await titleOf(response)).toBe('Sayfa bulunamadı')
    }
  })

  test('gets 405 if a page receives a POST', async () => {
    const response = await site.request('/randevu', { method: 'POST', body: 'x' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  })
})

describe('the files of a page', () => {
  test.each([
    ['/assets/app.1a2b3c4d.js', 'text/javascript; charset=utf-8', 'immutable'],
    ['/assets/empty.1a2b3c4d.css', 'text/css; charset=utf-8', 'immutable'],
    ['/assets/text.1a2b3c4d.woff2', 'font/woff2', 'immutable'],
    ['/media/about.1a2b3c4d-800.avif', 'image/avif', 'immutable'],
    ['/media/about.1a2b3c4d-800.webp', 'image/webp', 'immutable'],
    ['/media/hero-1.1a2b3c4d.mp4', 'video/mp4', 'immutable'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'max-age=3600'],
    ['/site.webmanifest', 'application/manifest+json', 'max-age=3600'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'max-age=3600'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'max-age=3600'],
  ])('include %s as %s with the cache %s', async (path, type, kept) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(response.headers.get('Cache-Control')).toContain(kept)
    expect((await get(path, { 'If-None-Match': response.headers.get('ETag') ?? '' })).status).toBe(
      304,
    )
  })

  test('get the same headers for HEAD as for GET, without a body', async () => {
    for (const path of ['/', '/media/hero-1.1a2b3c4d.mp4', '/yok']) {
      const whole = await get(path)
      const head = await site.request(`https://localhost${path}`, { method: 'HEAD' })
      expect(head.status).toBe(whole.status)
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers))
      expect(await head.text()).toBe('')
    }
  })

  test('send a phone the requested range of a video', async () => {
    const path = '/media/hero-1.1a2b3c4d.mp4'
    const parts = [
      ['bytes=0-', 0, 999],
      ['bytes=0-1', 0, 1],
      ['bytes=990-2000', 990, 999],
      ['bytes=-10', 990, 999],
      ['bytes=-5000', 0, 999],
    ] as const
    for (const [range, start, end] of parts) {
      const response = await get(path, { Range: range, 'Accept-Encoding': 'br' })
      expect(response.status).toBe(206)
      expect(response.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/1000`)
      expect(response.headers.get('Content-Length')).toBe(String(end - start + 1))
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(film.slice(start, end + 1))
    }
    expect((await get(path)).headers.get('Accept-Ranges')).toBe('bytes')
  })

  test('refuse a range beyond the video, and ignore a malformed one', async () => {
    const path = '/media/hero-1.1a2b3c4d.mp4'
    for (const range of ['bytes=1000-', 'bytes=-0']) {
      const response = await get(path, { Range: range })
      expect(response.status).toBe(416)
      expect(response.headers.get('Content-Range')).toBe('bytes */1000')
    }
    for (const range of [
      'bytes=',
      'bytes=-',
      'bytes=5-2',
      'bytes=0-1,5-6',
      'lines=1-2',
      'bytes=a-b',
    ]) {
      const response = await get(path, { Range: range })
      expect(response.status).toBe(200)
      expect((await response.arrayBuffer()).byteLength).toBe(1000)
    }
  })

  test('count ranges in the bytes of the file, not of its compressed form', async () => {
    const response = await get('/randevu', { Range: 'bytes=0-14', 'Accept-Encoding': 'br' })
    expect(response.headers.get('Content-Encoding')).toBeNull()
    expect(await response.text()).toBe('<!doctype html>')
  })

  test('mix no range of a changed video with the old one', async () => {
    const path = '/media/hero-1.1a2b3c4d.mp4'
    const etag = (await get(path)).headers.get('ETag') ?? ''
    expect((await get(path, { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206)
    expect((await get(path, { Range: 'bytes=0-1', 'If-Range': '"old"' })).status).toBe(200)
  })
})

describe('a site that is replaced while visitors use it', () => {
  test('gets each page with the policy of its release, also while the link changes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mercan-link-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const releases = openReleases(folder)
    const ids = ['one', 'two'].map((name) => {
      const { id, folder: release } = releases.begin()
      const rule = { pattern: '/*', headers: { 'X-Release': name } }
      writeFiles(join(release, 'site'), {
        _headers: printHeaderRules([rule]),
        '404.html': 'x',
        'index.html': name,
      })
      releases.finish(id)
      return id
    })
    releases.switchTo(ids[0] ?? '')
    const linked = createSite({ dist: join(folder, 'dist'), canonicalPath })
    const asked = linked.request('/')
    releases.switchTo(ids[1] ?? '')
    for (const [response, name] of [
      [await asked, 'one'],
      [await linked.request('/'), 'two'],
    ] as const)
      expect([await response.text(), response.headers.get('X-Release')]).toEqual([name, name])
  })
})

describe('an unreadable site', () => {
  const log: object[] = []

  test('is not reported as missing: the response is 503, and the log has the cause', async () => {
    const loop = join(dist, 'loop.txt')
    symlinkSync(loop, loop)
    onTestFinished(() => rmSync(loop))
    const answering = createSite({ dist, canonicalPath, log: (line) => log.push(line) })
    const response = await answering.request('/loop.txt')
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('5')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(log).toEqual([{ event: 'site', outcome: 'unavailable', cause: 'ELOOP' }])
  })

  test('is not reported as missing for a spelling of a page, or the 404 page of a language', async () => {
    const answering = createSite({ dist, canonicalPath, log: (line) => log.push(line) })
    log.length = 0
    const loop = join(dist, 'loop')
    symlinkSync(loop, loop)
    renameSync(join(dist, 'kadromuz'), join(dist, 'aside'))
    symlinkSync(loop, join(dist, 'kadromuz'))
    onTestFinished(() => {
      for (const link of [loop, join(dist, 'kadromuz')]) rmSync(link)
      renameSync(join(dist, 'aside'), join(dist, 'kadromuz'))
    })
    for (const path of ['/Kadromuz', '/kadromuz'])
      expect((await answering.request(path)).status, path).toBe(503)
    expect(log).toEqual(Array(2).fill({ event: 'site', outcome: 'unavailable', cause: 'ELOOP' }))
  })

  test('ends a video that is cut while it is sent, before bytes of another response follow', async () => {
    const film = join(root, 'cut/media/film.mp4')
    writeFiles(root, {
      'cut/_headers': printHeaderRules([]),
      'cut/media/film.mp4': new Uint8Array(1_000_000),
    })
    const cut = createSite({ dist: join(root, 'cut'), canonicalPath })
    const response = await cut.request('/media/film.mp4')
    truncateSync(film, 100_000)
    await expect(response.arrayBuffer()).rejects.toThrow('cut while it was sent')
  })

  test('leaves no file open if it fails during a read', async () => {
    const file = await open(join(dist, 'index.html'))
    const handles = Object.getPrototypeOf(file)
    await file.close()
    const fault = Object.assign(new Error('the disk is gone'), { code: 'EIO' })
    const looked: FileHandle[] = []
    vi.spyOn(handles, 'stat').mockImplementation(async function (this: FileHandle) {
      looked.push(this)
      throw fault
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const answering = createSite({ dist, canonicalPath, log: () => {} })
    expect((await answering.request('/')).status).toBe(503)
    expect(looked.map(({ fd }) => fd)).toEqual([-1])
  })

  test('is reported to an operator who monitors the server', async () => {
    expect(await siteFault(dist)).toBeUndefined()
    expect(await siteFault(join(root, 'nowhere'))).toBe('ENOENT')
  })
})
