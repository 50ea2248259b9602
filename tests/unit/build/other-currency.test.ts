import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { validateFolder } from '../../../scripts/cli/check'
import { clinicPlace } from '../../../scripts/publish/paths'
import type { ClinicPlace } from '../../../src/content/loading/read'
import type { PricesFile } from '../../../src/content/types.gen'
import { renderedPage } from '../../support/renderedPage'
import { readVisitorSite } from '../../support/siteData'

const folder = mkdtempSync(join(tmpdir(), 'mercan-euro-'))
const { clinicDir, language } = clinicPlace()
const place: ClinicPlace = { clinicDir: folder, language }

/** The Turkish clinic with prices in euros. */
beforeAll(() => {
  const media = join(clinicDir, 'content', 'media')
  const filter = (path: string) => path !== media
  for (const part of ['content', 'locales'])
    cpSync(join(clinicDir, part), join(folder, part), { recursive: true, filter })
  symlinkSync(media, join(folder, 'content', 'media'))
  symlinkSync(join(clinicDir, 'public'), join(folder, 'public'))
  const file = join(folder, 'content', 'site.json')
  const site = { ...JSON.parse(readFileSync(file, 'utf8')), currency: 'EUR', currencySign: '€' }
  writeFileSync(file, JSON.stringify(site))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a Turkish clinic can have prices in euros', () => {
  expect(validateFolder(folder).faults).toEqual([])
})

test('a visitor and a search engine read those prices in euros', async () => {
  const { head, body } = await renderedPage(await readVisitorSite(place), 'prices')
  expect(body).toContain('€ Fiyat Aralığı')
  expect(body).toMatch(/>\d+ - \d+ €</)
  expect(body).not.toMatch(/\bTL\b/)
  expect(head).toContain('"currenciesAccepted":"EUR"')
  expect(head).not.toContain('TRY')
})

test.each([
  ['EUR', 28.62, []],
  ['EUR', 28.6251, ['value.decimals']],
  ['EUR', 28.625, ['value.grouped']],
  ['JPY', 28.62, ['value.whole']],
  ['JPY', 2862, []],
])('an editor of a clinic with prices in %s writes %s', (currency, amount, codes) => {
  const change = (name: string, edit: (value: never) => void) => {
    const file = join(folder, 'content', `${name}.json`)
    const value = JSON.parse(readFileSync(file, 'utf8'))
    edit(value as never)
    writeFileSync(file, JSON.stringify(value))
  }
  change('site', (site: { currency: string }) => {
    site.currency = currency
  })
  change('prices', (prices: PricesFile) => {
    const [row] = prices.categories[0]?.rows ?? []
    Object.assign(row ?? {}, { min: 1, max: amount })
  })
  expect(validateFolder(folder).faults.map(({ code }) => code)).toEqual(codes)
})
