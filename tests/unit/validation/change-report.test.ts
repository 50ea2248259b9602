import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/build/paths.ts'
import { changeReport } from '../../../src/validation/changes/report.ts'
import { siteChange } from '../../../src/validation/changes/siteChange.ts'
import { setLanguage } from '../../../src/validation/messages.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import { folderSnapshot, snapshotOf } from '../../../src/validation/node/snapshots.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy({ ownMedia: true })

setLanguage('tr')

const [clinic, prices, services, testimonials, common] = [
  'content/clinic.json',
  'content/prices.json',
  'content/services.json',
  'content/testimonials.json',
  'locales/tr/common.json',
]

const before = folderSnapshot(site.root)

const report = () =>
  changeReport(siteChange(folderTree(site.root), before, folderSnapshot(site.root)))

const swapLines = (file: string, from: RegExp, to: string) => site.replace(file, from, to)

test('a clinic that changes its currency reads the old price in the old one', () => {
  site.replace(prices, '"max": 13000', '"max": 300')
  site.replace('content/site.json', '"TL"', '"€"')
  expect(report()).toContain('en yüksek fiyat 13.000 TL → 300 € (%98 azalış)')
})

test('an editor who changes nothing is told so', () => {
  expect(report()).toContain('hiçbir şey değişmiyor')
})

test('a raised price is told with its record, both amounts and the rise', () => {
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

test('a price that jumps by half is pointed out before everything else', () => {
  site.replace(prices, '"max": 2000', '"max": 20000')
  expect(report()).toMatch(
    /### ⚠ [^#]*⚠ Kanal ve Dolgu: Dolgu: en yüksek fiyat 2\.000 TL → 20\.000 TL \(%900 artış\)/,
  )
  site.replace(prices, '"max": 20000', '"max": 1000')
  expect(report()).toContain('(%50 azalış)')
})

test('a price given, and one taken away, are told', () => {
  site.replace(prices, '"Fissür Örtücü"', '"Fissür Örtücü", "min": 900, "max": 1200')
  site.replace(prices, ', "min": 1000, "max": 1500', '')
  expect(report()).toContain('- Çocuk Diş: Fissür Örtücü: en düşük fiyat eklendi: 900 TL')
  expect(report()).toContain('- Diş Çekimi: Çekim: en yüksek fiyat silindi: 1.500 TL')
})

test('a record added, one removed and one moved are told by their names', () => {
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

test('switches, days and hours are told in words', () => {
  site.replace(clinic, '"testimonials": true', '"testimonials": false')
  site.replace(clinic, '["saturday"]', '["saturday", "sunday"]')
  site.replace(clinic, '"close": "18:00"', '"close": "17:00"')
  const text = report()
  expect(text).toContain('- Bölüm ayarları: hasta yorumları açık mı evet → hayır')
  expect(text).toContain('günler eklendi: Pazar')
  expect(text).toContain('kapanış saati «18:00» → «17:00»')
  expect(text).toContain('- Ana Sayfa\n- Hakkımızda\n- Kadromuz')
})

test('a changed text of the interface is told with its key', () => {
  site.replace(common, '"İçeriğe geç"', '"Ana içeriğe geç"')
  expect(report()).toContain('- skipToContent «İçeriğe geç» → «Ana içeriğe geç»')
})

test('of a long text only the stretch around the difference is told', () => {
  site.replace('content/about.json', 'çatı altında yürütülür', 'çatı altında yapılır')
  expect(report()).toMatch(/«…[^»]*yürütülür\.» → «…[^»]*yapılır\.»/)
})

test('a text can be no markup and call nobody', () => {
  site.replace(testimonials, '"Zeynep A."', '"<img src=x> @ekip **Z** [a](b) `c` | #1"')
  const line =
    report()
      .split('\n')
      .find((each) => each.includes('ekip')) ?? ''
  expect(line).not.toMatch(/<|@|(?<!\\)[*`[\]|#]/)
})

test('a file that is no JSON is named instead of compared', () => {
  swapLines(prices, /\}\s*$/, '')
  expect(report()).toContain('### Karşılaştırılamayan dosyalar\n\n- `content/prices.json`')
})

test('pictures are told, with the pages of the files that name them', () => {
  const now = folderSnapshot(site.root)
  const media = new Map(before.media)
  media.set('content/media/about.png', 'other').set('content/media/yeni.png', 'new')
  media.delete('content/media/clinic-3.png')
  const text = changeReport(siteChange(folderTree(site.root), before, { ...now, media }))
  expect(text).toContain('- content/media/about.png: değişti')
  expect(text).toContain('- content/media/yeni.png: eklendi')
  expect(text).toContain('- content/media/clinic-3.png: silindi')
  expect(text).toMatch(
    /### Etkilenen sayfalar\n\n- Ana Sayfa\n- Hakkımızda\n- Randevu\n- Sık Sorulan Sorular\n$/,
  )
})

const repository = mkdtempSync(join(tmpdir(), 'mercan-diff-'))
afterAll(() => rmSync(repository, { recursive: true }))

test('a commit is read without checking it out, and agrees with a folder', () => {
  cpSync(join(clinicDir, 'content'), join(repository, 'content'), { recursive: true })
  cpSync(join(clinicDir, 'locales', 'tr'), join(repository, 'locales', 'tr'), { recursive: true })
  const git = (...args: string[]) =>
    execFileSync('git', [
      '-C',
      repository,
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@b.example',
      ...args,
    ])
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'First')
  const committed = snapshotOf(repository, 'HEAD')
  expect(committed).toEqual(folderSnapshot(repository))
  writeFileSync(join(repository, prices), '{}')
  expect(snapshotOf(repository, 'HEAD')).toEqual(committed)
})

test('a name that is no commit, or tries to be a command, is no base', () => {
  for (const base of ['yok', '--help', '$(touch /tmp/x)', '; rm -rf .', 'HEAD --output=x', ''])
    expect(snapshotOf(repository, base), base).toBeUndefined()
})
