import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { clinicPlace } from '../../../scripts/build/paths'
import { paths } from '../../../scripts/build/sitePaths.ts'
import { validateFolder } from '../../../scripts/cli/check'
import { type ClinicPlace, readContent } from '../../../src/content/loading/read'

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
afterEach(() => {
  vi.doUnmock('virtual:content/site')
  vi.resetModules()
})

test('a Turkish clinic can have prices in euros', () => {
  expect(validateFolder(folder).faults).toEqual([])
})

test('a visitor and a search engine read those prices in euros', async () => {
  vi.doMock('virtual:content/site', () => ({ default: readContent(place, 'site') }))
  const { renderPage } = await import('../../../src/site/app/entry.prerender')
  const { head, body } = await renderPage(paths.prices)
  expect(body).toContain('€ Fiyat Aralığı')
  expect(body).toMatch(/>\d+ - \d+ €</)
  expect(body).not.toMatch(/\bTL\b/)
  expect(head).toContain('"currenciesAccepted":"EUR"')
  expect(head).not.toContain('TRY')
})
