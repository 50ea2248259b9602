import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { shownRecords } from '../../../scripts/publish/recordsInPages.ts'
import { folderFiles, readSites } from '../../../src/content/loading/read.ts'
import type { PagesFile } from '../../../src/content/types.gen.ts'
import { telHref } from '../../../src/shared/formats/phone.ts'
import { pages as sitePages } from '../../support/sitePaths.ts'
import { content, decode, everyPage, isServed, pages } from './builtPages.ts'

const { clinic, testimonials } = content

const inOneLine = (text: string) => text.replace(/\s+/g, ' ')

/** All texts and accessible names of the pages. */
const printed = everyPage
  .map(({ html }) => inOneLine(decode(html.replace(/<!--.*?-->/gs, ''))))
  .join('\n')

/** An image without a text has its id as a label, which is not a text. */
const isNamed = ({ key, name }: { key: string; name: string }) => !key.endsWith(`/${name}`)

test('a visitor can read the name of every record an editor wrote', () => {
  const records = shownRecords(readSites(clinicDir).own).filter(isNamed)
  expect(records.length).toBeGreaterThan(0)
  const lost = records.filter(({ name }) => !printed.includes(inOneLine(name)))
  expect(lost).toEqual([])
})

test('a visitor can call every number and read the address', () => {
  const { phones, address } = clinic
  const links = everyPage.flatMap(({ document }) => document.querySelectorAll('a'))
  const called = links.map((link) => link.getAttributeValue('href'))
  for (const phone of Object.values(phones)) expect(called).toContain(telHref(phone))
  for (const text of [address.street, address.district]) expect(printed).toContain(inOneLine(text))
})

test('a visitor finds no page that the clinic does not publish, and no link to it', () => {
  const file = folderFiles(clinicDir).json('content/pages.json') as PagesFile
  const hidden = file.pages
    .map(({ path }) => path)
    .filter((path) => !pages.some(({ file }) => file === join(path, 'index.html').slice(1)))
  const links = everyPage
    .flatMap(({ document }) => document.querySelectorAll('a'))
    .map((link) => decodeURI(decode(link.getAttributeValue('href'))).split(/[?#]/)[0])
  expect(hidden.filter((path) => isServed(path))).toEqual([])
  expect(hidden.filter((path) => links.includes(path))).toEqual([])
})

test('a visitor reads every review if they are shown, and none if they are not', () => {
  const all = testimonials.testimonials
  const shown = all.filter(({ text }) => printed.includes(inOneLine(text)))
  const isShown = sitePages.some(({ kinds }) => kinds.includes('testimonials'))
  expect(shown).toHaveLength(isShown ? all.length : 0)
})
