import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { distDir, root } from '../../../scripts/publish/paths.ts'

const TEXTS = ['.html', '.js', '.css', '.xml', '.txt', '.conf', '.webmanifest', '']

/** The text files of the built site: pages, scripts, and files for hosts and crawlers. */
const built = readdirSync(distDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && TEXTS.includes(extname(entry.name)))
  .map(({ parentPath, name }) => {
    const file = join(parentPath, name)
    return { file, text: readFileSync(file, 'utf8') }
  })

const read = (file: string) => readFileSync(join(distDir, file), 'utf8')

/** The Turkish texts without those that are equal in German, such as brands. */
function textsOfTheOther(): string[] {
  const folder = join(root, 'src', 'content', 'texts', 'tr')
  const texts: string[] = []
  const visit = (value: unknown) => {
    if (typeof value === 'string') texts.push(...value.split(/\{\{[^}]*\}\}/))
    else for (const part of Object.values(Object(value))) visit(part)
  }
  for (const file of readdirSync(folder))
    visit(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  const words = texts.flatMap((text) => text.match(/\p{L}+/gu) ?? [])
  return [...new Set(words)].filter((word) => word.length > 4 && !SHARED.has(word.toLowerCase()))
}

/** Words of both languages, identifiers and names. */
const SHARED = new Set(
  'telefon video liste google apple yandex openstreetmap instagram facebook youtube whatsapp excel export requests ending https'.split(
    ' ',
  ),
)

test('a visitor finds no Turkish letter in any file of the site', () => {
  expect(built.length).toBeGreaterThan(20)
  const foreign = built.filter(({ file, text }) =>
    // Scripts fold letters, including the dotless i.
    (file.endsWith('.js') ? /[ğşİŞĞ]/ : /[ğşıİŞĞ]/).test(text),
  )
  expect(foreign.map(({ file }) => file)).toEqual([])
})

test('a visitor finds no text of the other clinic', () => {
  const words = [...textsOfTheOther(), 'Mercan', 'mercan']
  expect(words.length).toBeGreaterThan(200)
  const found = built
    .filter(({ file }) => /\.(?:html|xml|txt|webmanifest)$/.test(file))
    .flatMap(({ file, text }) => {
      const said = new Set(text.match(/\p{L}+/gu))
      return words.filter((word) => said.has(word)).map((word) => `${file}: ${word}`)
    })
  expect(found).toEqual([])
})

test('a search engine finds its four pages', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toEqual(
    ['/', '/ablauf', '/termin', '/datenschutz'].map(
      (path) => `https://www.lindenhof.example${path}`,
    ),
  )
})

test('a search engine reads of a practice in Germany that is open past midnight on Fridays', () => {
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(read('index.html')) ?? []
  const [dentist, webSite] = JSON.parse(json)['@graph']
  expect(dentist.address).toMatchObject({ addressCountry: 'DE', addressLocality: 'Düsseldorf' })
  expect(dentist.telephone).toMatch(/^\+49/)
  const hours: { dayOfWeek: string[]; opens: string; closes: string }[] =
    dentist.openingHoursSpecification
  const [friday, ...more] = hours.filter(({ dayOfWeek }) => dayOfWeek.includes('Friday'))
  expect(more).toEqual([])
  expect([friday?.opens, friday?.closes]).toEqual(['14:00', '02:00'])
  // A lunch break gives two periods for one day.
  expect(hours.filter(({ dayOfWeek }) => dayOfWeek.includes('Monday'))).toHaveLength(2)
  expect(webSite.inLanguage).toBe('de')
})

test('a visitor reads the phone as dialled in Germany, and calls it from anywhere', () => {
  expect(read('404.html')).toMatch(/href="tel:\+492110000000"[^>]*>0211 0000000</)
})

test('a visitor reads exact prices to the cent, and whole ones without', () => {
  const cells = [...read('ablauf/index.html').matchAll(/<td data-priced="true">([^<]+)</g)]
  const written = cells.map(([, price]) => price?.replaceAll('&nbsp;', ' '))
  expect(written).toEqual(['28,62 €', '90,00–128,50 €', '25–35 €'])
})

test('a phone and a host read the name, the colours and the map of this clinic', () => {
  const theme = JSON.parse(
    readFileSync(join(root, 'tests/fixtures/clinics/duesseldorf/content/theme.json'), 'utf8'),
  )
  const manifest = JSON.parse(read('manifest.webmanifest'))
  expect(manifest).toMatchObject({ name: 'Lindenhof', lang: 'de' })
  expect(manifest.theme_color).toBe(theme.colours.paper)
  const frames = read('_headers').match(/frame-src [^;\n]+/g) ?? []
  expect(new Set(frames)).toEqual(new Set(['frame-src https://www.openstreetmap.org']))
})
