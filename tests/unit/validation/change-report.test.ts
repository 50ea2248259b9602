import { symlinkSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { changeReport } from '../../../src/validation/changes/report.ts'
import { siteChange } from '../../../src/validation/changes/siteChange.ts'
import { setLanguage } from '../../../src/validation/messages.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import { folderSnapshot, snapshotOf } from '../../../src/validation/node/snapshots.ts'
import { copyServed } from '../../support/clinicRepository.ts'
import { removeFolder, writeFiles } from '../../support/folders.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy({ ownMedia: true })

setLanguage('tr')

const [clinic, doctors, prices, services, testimonials, common] = [
  'content/clinic.json',
  'content/doctors.json',
  'content/prices.json',
  'content/services.json',
  'content/testimonials.json',
  'locales/tr/common.json',
]

const before = folderSnapshot(site.root)

const report = () =>
  changeReport(siteChange(folderTree(site.root), before, folderSnapshot(site.root)))

test('a manager reads an old price in the old currency after a change of the currency', () => {
  site.replace(prices, '"max": 13000', '"max": 300')
  site.replace('content/site.json', '"TL"', '"€"')
  expect(report()).toContain('en yüksek fiyat 13.000 TL → 300 € (%98 azalış)')
})

test.each([
  ['content/pages.json', '{}'],
  ['content/pages.json', '{ "pages": [{ "id": "home" }] }'],
  ['content/clinic.json', '{}'],
  ['content/site.json', '{}'],
])('a manager reads what changes in %s although nobody can open the site then', (file, text) => {
  site.write(file, text)
  expect(report()).toContain(`(\`${file}\`)`)
})

test('an editor who changes nothing reads so', () => {
  expect(report()).toContain('hiçbir şey değişmiyor')
})

test('a manager reads a raised price with its record, both amounts and the difference', () => {
  site.replace(prices, '"max": 13000', '"max": 14000')
  expect(report()).toBe(
    [
      '## Bu değişiklik sitede ne yapar?',
      '### Fiyat listesi (`content/prices.json`)',
      '- İmplant: İthal: en yüksek fiyat 13.000 TL → 14.000 TL (%8 artış)',
      '### Etkilenen sayfalar',
      '- Fiyat Listesi\n- İmplant Tedavisi\n',
    ].join('\n\n'),
  )
})

test('a manager reads the names of doctors, prices and pages that a page begins to show', () => {
  site.replace('content/treatments.json', '["kerem-yaliner"]', '["selin-ardic"]')
  site.replace(
    'content/treatments.json',
    '"domestic-implant", "imported-implant"',
    '"domestic-implant", "filling"',
  )
  site.replace('content/pages.json', '{ "page": "about" }', '{ "page": "privacy" }')
  const text = report()
  expect(text).toContain('ilgilenen hekimler Kerem Yalıner → Selin Ardıç')
  expect(text).toContain('fiyat satırları İmplant: İthal → Kanal ve Dolgu: Dolgu')
  expect(text).toContain('sayfa Hakkımızda → KVKK Aydınlatma Metni')
})

test('a manager reads a date as the page writes it', () => {
  const { listDate } = JSON.parse(site.read(prices))
  expect(listDate).toBe('2026-11-02')
  site.replace(prices, listDate, '2026-11-24')
  expect(report()).toContain('liste tarihi 2 Kasım 2026 → 24 Kasım 2026')
})

test('a manager reads a price that jumps by half before all other changes', () => {
  site.replace(prices, '"max": 2000', '"max": 20000')
  expect(report()).toMatch(
    /### ⚠ [^#]*⚠ Kanal ve Dolgu: Dolgu: en yüksek fiyat 2\.000 TL → 20\.000 TL \(%900 artış\)/,
  )
  site.replace(prices, '"max": 20000', '"max": 1000')
  expect(report()).toContain('(%50 azalış)')
})

test('a manager reads that a price that lost three zeros has not fallen by all of it', () => {
  site.replace(prices, '"max": 13000', '"max": 13')
  expect(report()).toContain('13.000 TL → 13 TL (%99,9 azalış)')
})

test('a manager reads that a price was added or removed', () => {
  site.replace(prices, '"Fissür Örtücü"', '"Fissür Örtücü", "min": 900, "max": 1200')
  site.replace(prices, ', "min": 1000, "max": 1500', '')
  expect(report()).toContain('- Çocuk Diş: Fissür Örtücü: en düşük fiyat eklendi: 900 TL')
  expect(report()).toContain('- Diş Çekimi: Çekim: en yüksek fiyat silindi: 1.500 TL')
})

test('a manager reads the names of added, removed and moved records', () => {
  const { services: list, ...rest } = JSON.parse(site.read(services))
  const [first, second, ...others] = list
  const added = { ...first, id: 'veneer', title: 'Lamina Kaplama' }
  site.write(services, JSON.stringify({ ...rest, services: [...others, first, added] }))
  const lines = report().split('\n')
  expect(lines).toContain(`- ${first.title} başka bir sıraya alındı`)
  expect(lines).toContain(`- ${second.title} silindi`)
  expect(lines).toContain('- Lamina Kaplama eklendi')
  expect(lines.filter((line) => line.includes('sıraya'))).toHaveLength(1)
})

test('a manager reads switches, days and hours in words', () => {
  site.replace(clinic, '"testimonials": true', '"testimonials": false')
  site.replace(clinic, '["saturday"]', '["saturday", "sunday"]')
  site.replace(clinic, '"close": "18:00"', '"close": "17:00"')
  const text = report()
  expect(text).toContain('- Bölüm ayarları: hasta yorumları açık mı evet → hayır')
  expect(text).toContain('- Cumartesi: kapanış 18.00 → 17.00\n')
  expect(text).toContain('- Pazar: kapalı → 11.00–17.00\n')
  expect(text).toContain('- Ana Sayfa\n- Hakkımızda\n- Kadromuz')
})

test('a manager reads a special day with its date, its hours and the usual ones', () => {
  const eve =
    ', { "date": "2026-12-31", "open": "11:00", "close": "14:00", "note": "Yılbaşı arifesi" }]'
  site.replace(clinic, '"Yılbaşı" }]', `"Yılbaşı" }${eve}`)
  expect(report()).toContain(
    '- 31 Aralık 2026 Perşembe: 11.00–14.00 açık, «Yılbaşı arifesi» (her zaman 11.00–23.00)\n',
  )
  site.replace(clinic, /"exceptions": .*/, '"exceptions": [],')
  expect(report()).toContain('- 1 Ocak 2027 Cuma: her zaman olduğu gibi 11.00–23.00\n')
})

test('a manager sees the photo and the text of a new doctor', () => {
  const { doctors: list, ...rest } = JSON.parse(site.read(doctors))
  const added = { ...list[0], id: 'deniz-cinar', name: 'Deniz Çınar', bio: ['Bir.', 'İki.'] }
  site.write(doctors, JSON.stringify({ ...rest, doctors: [...list, added] }))
  const { files } = siteChange(folderTree(site.root), before, folderSnapshot(site.root))
  const fields = files[0]?.changes[0]?.fields ?? []
  expect(fields).toContainEqual({ title: 'Fotoğraf dosyası', picture: 'doctor-1.svg' })
  expect(fields.map(({ text }) => text)).toContain('Bir.\nİki.')
  expect(fields.map(({ text }) => text)).not.toContain('deniz-cinar')
})

test('a manager reads the words of a new text and of its page, and no code', () => {
  const part = { title: 'Koşullar', text: ['Muayene ücretsizdir.'], list: ['Kasım sonuna kadar'] }
  const link = { label: 'Hemen yazılın', page: 'appointment' }
  const text = { id: 'winter', title: 'Kış', parts: [part, { links: [link] }] }
  const sections = [{ kind: 'prose', record: 'winter' }]
  const page = { id: 'kis', path: '/kis', title: 'Kış', description: 'Kampanya.', sections }
  for (const [file, list, record] of [
    ['content/prose.json', 'texts', text],
    ['content/pages.json', 'pages', page],
  ] as const) {
    const content = JSON.parse(site.read(file))
    site.write(file, JSON.stringify({ ...content, [list]: [...content[list], record] }))
  }
  const { files } = siteChange(folderTree(site.root), before, folderSnapshot(site.root))
  const told = files.flatMap(({ changes }) => changes.flatMap(({ fields = [] }) => fields))
  const words = told.map(({ text }) => text)
  for (const text of ['Muayene ücretsizdir.', 'Kasım sonuna kadar', 'Hemen yazılın'])
    expect(words).toContain(text)
  expect(words).toContain('Metin: başlık, paragraf, madde, fotoğraf, bağlantı')
  for (const code of ['winter', 'appointment', 'prose']) expect(words).not.toContain(code)
})

test('a manager reads a changed text of the interface with its key', () => {
  site.replace(common, '"İçeriğe geç"', '"Ana içeriğe geç"')
  expect(report()).toContain('- skipToContent «İçeriğe geç» → «Ana içeriğe geç»')
})

test('a manager reads of a long text only the changed part', () => {
  site.replace('content/about.json', 'çatı altında yürütülür', 'çatı altında yapılır')
  expect(report()).toMatch(/«…[^»]*yürütülür\.» → «…[^»]*yapılır\.»/)
})

test('a text contains no markup and mentions nobody in the report', () => {
  site.replace(testimonials, '"Zeynep A."', '"<img src=x> @ekip **Z** [a](b) `c` | #1"')
  const line =
    report()
      .split('\n')
      .find((each) => each.includes('ekip')) ?? ''
  expect(line).not.toMatch(/<|@|(?<!\\)[*`[\]|#]/)
})

test('a manager reads the name of an invalid JSON file instead of a comparison', () => {
  site.replace(prices, /\}\s*$/, '')
  expect(report()).toContain('### Karşılaştırılamayan dosyalar\n\n- `content/prices.json`')
})

test('a manager reads the changed pictures, with the pages that show them', () => {
  const now = folderSnapshot(site.root)
  const media = new Map(before.media)
  media.set('content/media/about.png', 'other').set('content/media/yeni.png', 'new')
  media.delete('content/media/clinic-3.png')
  const text = changeReport(siteChange(folderTree(site.root), before, { ...now, media }))
  expect(text).toContain('- content/media/about.png: değişti')
  expect(text).toContain('- content/media/yeni.png: eklendi')
  expect(text).toContain('- content/media/clinic-3.png: silindi')
  expect(text).toMatch(
    /### Etkilenen sayfalar\n\n- Ana Sayfa\n- Hakkımızda\n- Randevu\n- İmplant Tedavisi\n- Sık Sorulan Sorular\n$/,
  )
})

test('a manager reads the name of a new picture that was saved on a Mac', () => {
  const name = 'content/media/ay\u015fe.svg'
  site.write(name.normalize('NFD'), site.bytes('content/media/doctor-1.svg'))
  expect(report()).toContain(`- ${name}: eklendi`)
})

test('a manager reads of no change when a link that leads nowhere lies beside the pictures', () => {
  const link = 'content/media/yeni.png'
  site.write(link, '')
  site.remove(link)
  symlinkSync('nowhere', site.path(link))
  expect(report()).toContain('hiçbir şey değişmiyor')
})

const repository = copyServed('diff')
afterAll(() => removeFolder(repository))

test('a commit is read without a checkout, and equals its folder', () => {
  const committed = snapshotOf(repository, 'HEAD')
  expect(committed).toEqual(folderSnapshot(repository))
  writeFiles(repository, { [prices]: '{}' })
  expect(snapshotOf(repository, 'HEAD')).toEqual(committed)
})

test('an invalid or dangerous name of a commit is refused as a base', () => {
  for (const base of ['yok', '--help', '$(touch /tmp/x)', '; rm -rf .', 'HEAD --output=x', ''])
    expect(snapshotOf(repository, base), base).toBeUndefined()
})
