import { expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { readSites } from '../../../src/content/loading/read.ts'
import { pagesShowing } from '../../../src/content/sections/shownOn.ts'

const { own } = readSites(clinicDir)
const shownOn = (folder: 'content' | 'texts', name: string) =>
  pagesShowing(own, name, folder === 'content').map(({ id }) => id)

test.each([
  ['about', ['home', 'about']],
  ['appointment', ['about', 'appointment', 'implant']],
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
  expect(shownOn('content', name)).toEqual(ids)
})

test('the preview of a special day opens the pages that list special days', () => {
  const pages = pagesShowing(own, 'clinic', true, 'exceptions')
  expect(pages.map(({ id }) => id)).toEqual(['home', 'contact'])
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
  expect(shownOn('texts', name)).toEqual(ids)
})

test.each([
  ['content', 'clinic'],
  ['content', 'site'],
  ['texts', 'common'],
  ['texts', 'footer'],
] as const)('an editor of %s/%s reads that every page shows it', (folder, name) => {
  expect(shownOn(folder, name)).toEqual(own.pages.map(({ id }) => id))
})
