import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clinicDir, root } from '../../../scripts/publish/paths.ts'
import { pageRecords, pagesOf } from '../../../src/validation/changes/siteChange.ts'
import { localeContracts, sectionFiles } from '../../../src/validation/schemas.ts'

const pages = pageRecords(JSON.parse(readFileSync(join(clinicDir, 'content/pages.json'), 'utf8')))
const shownOn = (file: string) => pagesOf(file, pages).map(({ id }) => id)

test.each([
  ['about', ['home', 'about']],
  ['appointment', ['about', 'appointment']],
  ['calls', ['questions']],
  ['doctors', ['home', 'staff', 'appointment', 'implant', 'selin-ardic']],
  ['galleries', ['questions']],
  ['hero', ['home']],
  ['prices', ['prices', 'implant']],
  ['privacy', ['privacy']],
  ['prose', ['questions']],
  ['questions', ['implant', 'questions']],
  ['services', ['home', 'about', 'implant']],
  ['statistics', ['home']],
  ['testimonials', ['home']],
  ['treatments', ['implant']],
])('an editor of %s.json reads exactly the pages that show it', (name, ids) => {
  expect(shownOn(`content/${name}.json`)).toEqual(ids)
})

test.each([
  ['about', ['about']],
  ['appointment', ['appointment']],
  ['carousel', ['home', 'appointment']],
  ['home', ['home']],
  ['prices', ['prices', 'implant']],
  ['privacy', ['privacy']],
  ['server', []],
  ['services', ['home', 'about', 'implant']],
  ['pain', ['pain']],
  ['staff', ['staff', 'implant', 'selin-ardic']],
  ['treatment', ['implant']],
])('an editor of the texts in %s.json reads exactly the pages that use them', (name, ids) => {
  expect(shownOn(`locales/tr/${name}.json`)).toEqual(ids)
})

test.each([
  'content/clinic.json',
  'content/site.json',
  'locales/tr/common.json',
  'locales/tr/footer.json',
])('an editor of %s reads that every page shows it', (file) => {
  expect(shownOn(file)).toEqual(pages.map(({ id }) => id))
})

test('a developer who adds a section finds its files in the table', () => {
  const kinds = readdirSync(join(root, 'src/site/sections/kinds')).filter((file) =>
    file.endsWith('.tsx'),
  )
  expect(Object.keys(sectionFiles)).toHaveLength(kinds.length + 3)
  for (const { locale } of Object.values(sectionFiles))
    expect(Object.keys(localeContracts)).toEqual(expect.arrayContaining(locale))
})
