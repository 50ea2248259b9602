import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type HostFacts, hostFiles } from '../../../scripts/publish/hostFiles'
import { styleSources } from '../../../scripts/publish/inlineSources.ts'
import { nginxFiles } from '../../../scripts/publish/nginxFiles.ts'
import { webManifest } from '../../../scripts/publish/siteDocument'
import { aliasesOf } from '../../../src/content/aliases.ts'
import { headersOf, parseHeaderRules, securityHeaders } from '../../../src/server/http/headers'
import { canonicalPath } from '../../support/canonicalPath.ts'
import { type PageId, pageIds, pages, paths } from '../../support/sitePaths.ts'

let facts: HostFacts

beforeEach(() => {
  facts = factsWith('auto')
})

const factsWith = (map: 'auto' | 'click' | 'off'): HostFacts => ({
  clinic: {
    website: 'https://www.mercan.example',
    email: 'bilgi@mercan.example',
    lastUpdated: '2026-11-20',
    map: { embedUrl: 'https://maps.example/embed?x=1' },
    sections: { map },
  },
  prices: { listDate: '2026-11-02' },
  languages: [{ language: 'tr', website: 'https://www.mercan.example', pages }],
})

/** The hosts' files of a site with these pages, all with the same HTML, and other files. */
function written(ids: PageId[], html = '<p>', files: string[] = []) {
  const published = pages.filter(({ id }) => ids.some((each) => each === id))
  const languages = facts.languages.map((each) => ({ ...each, pages: published }))
  const styles = ids.flatMap((id) => styleSources(html, `${id}/index.html`))
  const texts = hostFiles({ ...facts, languages }, { styles, files })
  const read = (name: string) => texts[name] ?? ''
  const headers = read('_headers')
  const policy = headersOf(parseHeaderRules(headers), '/')['Content-Security-Policy'] ?? ''
  return {
    sitemap: read('sitemap.xml'),
    robots: read('robots.txt'),
    security: read('.well-known/security.txt'),
    redirects: read('_redirects'),
    headers,
    directives: new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')] as const
      }),
    ),
    nginx: (file: string) => read(`_nginx/${file}`),
  }
}

describe('a search engine', () => {
  test('finds every page by its encoded address with the day of the content', () => {
    const { sitemap } = written(pageIds)
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://www.mercan.example/',
      'https://www.mercan.example/hakk%C4%B1m%C4%B1zda',
      'https://www.mercan.example/kadromuz',
      'https://www.mercan.example/fiyat-Listesi',
      'https://www.mercan.example/ileti%C5%9Fim',
      'https://www.mercan.example/randevu',
      'https://www.mercan.example/kvkk',
      'https://www.mercan.example/implant-tedavisi',
      'https://www.mercan.example/s%C4%B1k-sorulan-sorular',
      'https://www.mercan.example/a%C4%9Fr%C4%B1',
      'https://www.mercan.example/selin-ard%C4%B1%C3%A7',
    ])
    expect(sitemap.match(/<lastmod>2026-11-20<\/lastmod>/g)).toHaveLength(pageIds.length)
  })

  test('reads the price list’s own date if it is newer', () => {
    facts = { ...facts, prices: { listDate: '2026-12-01' } }
    const { sitemap } = written(pageIds)
    expect(sitemap).toContain('/fiyat-Listesi</loc><lastmod>2026-12-01<')
    expect(sitemap.match(/<lastmod>2026-11-20</g)).toHaveLength(pageIds.length - 1)
  })

  test('finds no address of a page that is switched off', () => {
    const { sitemap, redirects } = written(pageIds.filter((page) => page !== 'prices'))
    expect(sitemap).not.toContain('fiyat')
    expect(redirects).not.toContain('fiyat')
  })
})

describe('a static host', () => {
  const rulesOf = (redirects: string) =>
    redirects
      .trim()
      .split('\n')
      .map((line) => line.split(' '))

  test('redirects each spelling permanently to its page, in one step', () => {
    const rules = rulesOf(written(pageIds).redirects).filter(([, , status]) => status === '301')
    const wanted = pageIds.flatMap((page) =>
      aliasesOf(paths[page], 'tr').flatMap((alias) =>
        [alias, `${alias}/`].map((from) => [encodeURI(from), encodeURI(paths[page]), '301']),
      ),
    )
    expect(rules).toEqual(wanted)
    const sources = new Set(rules.map(([from]) => from))
    expect(rules.filter(([, to]) => to && sources.has(to))).toEqual([])
  })

  test('serves a page at its own address, without adding a slash', () => {
    const rules = rulesOf(written(pageIds).redirects).filter(([, , status]) => status !== '301')
    const inFolders = Object.values(paths).filter((path) => path !== '/')
    expect(rules).toEqual(inFolders.map((path) => [encodeURI(path), `${encodeURI(path)}/`, '200']))
  })

  test('gets rules that Netlify and Cloudflare Pages accept: ASCII, one a line, no duplicates, none too long', () => {
    const { redirects } = written(pageIds)
    expect(redirects).toMatch(/^[\x21-\x7e \n]+$/)
    const rules = rulesOf(redirects)
    for (const rule of rules) {
      expect(rule).toHaveLength(3)
      // A * or a : would make a rule dynamic, of which Cloudflare takes 100.
      expect(rule.join(' ')).not.toMatch(/[*:#?]/)
      expect(rule.join(' ').length).toBeLessThanOrEqual(1000)
    }
    expect(rules.length).toBeLessThanOrEqual(2000)
    expect(new Set(rules.map(([from]) => from)).size).toBe(rules.length)
  })
})

describe('the policy of the pages', () => {
  const sheet = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  test('allows only the site’s own files, its style sheet, its map and its endpoint', () => {
    const style = 'a{color:red}\n'
    const { directives } = written(pageIds, `<style>${style}</style><script src="/a.js"></script>`)
    expect(Object.fromEntries(directives)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': `'self' ${sheet(style)}`,
      'img-src': "'self'",
      'media-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'frame-src': 'https://maps.example',
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    })
  })

  test('contains the hash of each sheet once if several pages have it', () => {
    const html = '<style>b{}</style><style media="print">c{}</style>'
    const { directives } = written(['home', 'staff'], html)
    const sources = directives.get('style-src')?.split(' ')
    expect(sources?.sort()).toEqual(["'self'", sheet('b{}'), sheet('c{}')].sort())
  })

  test('allows the form to reach an endpoint on another host, and nothing else there', () => {
    vi.stubEnv('VITE_API_HOST', 'https://api.mercan.example')
    const { directives } = written(['home'])
    for (const [name, sources] of directives)
      expect(sources.includes('api.mercan.example'), name).toBe(
        name === 'connect-src' || name === 'form-action',
      )
  })

  test.each(['https://api.mercan.example/', 'api.mercan.example', "'unsafe-inline'", '*'])(
    'rejects an endpoint written %s',
    (host) => {
      vi.stubEnv('VITE_API_HOST', host)
      expect(() => written(['home'])).toThrow('VITE_API_HOST')
    },
  )

  test('allows no frame if the clinic shows no map', () => {
    facts = factsWith('off')
    expect(written(['home']).directives.has('frame-src')).toBe(false)
    facts = factsWith('click')
    expect(written(['home']).directives.get('frame-src')).toBe('https://maps.example')
  })

  test.each([
    ['an inline script', '<script>go()</script>'],
    ['a module', '<script type="module">go()</script>'],
    ['rules for the browser', '<script type="speculationrules">{}</script>'],
    ['a style attribute', '<p class="a" style="color:red">'],
    ['an empty style attribute', "<p style=''>"],
    ['an event handler', '<img src="/a.png" onerror="go()">'],
  ])('rejects a page with %s', (_what, html) => {
    expect(() => written(['home', 'staff'], html)).toThrow(/policy forbids:\n.*index\.html: </)
  })

  test('accepts data, and words that only look like markup', () => {
    const data = '<script type="application/ld+json">{"a":"<p style=x>"}</script>'
    const text = '<p title="style=x onclick=y">style="x"</p><style>a{/* onclick="x" */}</style>'
    expect(() => written(['home'], data + text)).not.toThrow()
  })
})

describe('headers for a static host', () => {
  test('hold the security headers and a cache time for every address', () => {
    const rules = parseHeaderRules(written(pageIds, '<p>', ['favicon.ico']).headers)
    const of = (path: string) => headersOf(rules, path)
    for (const path of ['/', '/randevu/', '/yok', '/assets/a.js'])
      expect(of(path)).toMatchObject(securityHeaders)
    for (const path of [...Object.values(paths), '/data/tr-pages.json'])
      expect(of(encodeURI(path))['Cache-Control']).toBe('no-cache')
    expect(of('/assets/a.js')['Cache-Control']).toMatch(/immutable$/)
    expect(of('/media/a.avif')['Cache-Control']).toMatch(/immutable$/)
    for (const path of ['/favicon.ico', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt'])
      expect(of(path)['Cache-Control']).toBe('public, max-age=3600')
    expect(of('/_redirects')['Cache-Control']).toBeUndefined()
  })

  test('respect the limits of Netlify and Cloudflare Pages', () => {
    const { headers } = written(pageIds)
    const rules = parseHeaderRules(headers)
    expect(rules.length).toBeLessThanOrEqual(100)
    for (const line of headers.split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
    for (const { pattern } of rules) expect(pattern).toMatch(/^\/[\x21-\x7e]*$/)
    // Netlify sets these itself; both hosts join the values of one name.
    const names = rules.flatMap((rule) => Object.keys(rule.headers))
    expect(names).not.toContain('Server')
    const everywhere = Object.keys(rules.find(({ pattern }) => pattern === '/*')?.headers ?? {})
    expect(everywhere).not.toContain('Cache-Control')
    expect(new Set(rules.map(({ pattern }) => pattern)).size).toBe(rules.length)
  })

  test('are rejected if a host would truncate them', () => {
    const files = Array.from({ length: 100 }, (_, index) => `${index}.txt`)
    expect(() => written(['home'], '<p>', files)).toThrow('Cloudflare reads 100 and 2000')
  })
})

describe('an engineer who configures nginx', () => {
  const rulesOf = (conf: string) =>
    [...conf.matchAll(/^location = "(.*)" \{ return 301 (.*)\$is_args\$args; \}$/gm)].map(
      ([, from = '', to = '']) => ({ from, to: decodeURI(to) }),
    )

  test('gets one redirect from every spelling to its page, and none away from a page', () => {
    const rules = rulesOf(written(pageIds).nginx('redirects.conf'))
    const led = new Map(rules.map(({ from, to }) => [from, to]))
    for (const path of Object.values(paths)) {
      expect(led.has(path)).toBe(false)
      for (const alias of aliasesOf(path, 'tr')) {
        expect(led.get(alias)).toBe(path)
        expect(led.get(`${alias}/`)).toBe(path)
      }
    }
    expect(led.size).toBe(rules.length)
    expect(led.get('/Hakkımızda')).toBe('/hakkımızda')
    for (const { from, to } of rules) expect(canonicalPath(from)).toBe(to)
  })

  test('gets error pages in the language of the address', () => {
    const conf = nginxFiles([], [], ['en'])['languages.conf']
    expect(conf).toContain('location /en/ { error_page 404 /en/404.html;')
    expect(conf).toContain('location = /en/404.html { internal; }')
    expect(written(pageIds).nginx('languages.conf')).toBe('')
  })

  test('gets the same headers as on other hosts', () => {
    const { headers, nginx } = written(pageIds)
    const added = [...nginx('headers.conf').matchAll(/^add_header (\S+) "(.*)" always;$/gm)]
    expect(Object.fromEntries(added.map(([, name, value]) => [name, value]))).toEqual(
      parseHeaderRules(headers).find(({ pattern }) => pattern === '/*')?.headers,
    )
    expect(nginx('keeping.conf')).toContain('"~^/assets/" "public, max-age=31536000, immutable";')
    expect(nginx('keeping.conf')).toContain('"/sitemap.xml" "public, max-age=3600";')
  })
})

test('a phone that installs the site reads name, language, direction and background colour', () => {
  const facts = { name: 'Mercan', lang: 'ar', dir: 'rtl', home: '/ar/', paper: '#FAF5EC' }
  expect(JSON.parse(webManifest(facts))).toMatchObject({
    name: 'Mercan',
    short_name: 'Mercan',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/ar/',
    background_color: '#FAF5EC',
    theme_color: '#FAF5EC',
  })
})

test('a researcher who finds a vulnerability reads the contact, valid for almost a year', () => {
  const lines = written(['home']).security.split('\n')
  expect(lines[0]).toBe('Contact: mailto:bilgi@mercan.example')
  expect(lines[2]).toBe('Canonical: https://www.mercan.example/.well-known/security.txt')
  const [, expires = ''] = /^Expires: (.*)$/.exec(lines[1] ?? '') ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(362)
  expect(days).toBeLessThan(365)
})
