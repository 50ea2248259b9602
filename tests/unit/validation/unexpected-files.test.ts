import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy({ ownMedia: true })

const prices = 'content/prices.json'
const doctors = 'content/doctors.json'
const told = () =>
  site
    .validate()
    .faults.map(({ file, code, expected }) => [file, code, expected].filter(Boolean).join(' '))

test.each([
  'content/fiyatlar.docx',
  'content/notlar.txt',
  'content/prices.json.bak',
  'content/yeni/notlar.txt',
  'locales/tr/çeviri.xlsx',
  'fiyatlar.xlsx',
])('the unused file %s is refused once', (file) => {
  site.write(file, 'x')
  const faults = told()
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^\S+ file\.(?:stray|unknown|copy)$/)
})

test('a content file in a folder of its own is refused with its place, moved or copied', () => {
  site.write('content/yeni/prices.json', site.read(prices))
  expect(told()).toEqual([`content/yeni/prices.json file.elsewhere ${prices}`])
  site.remove(prices)
  expect(told()).toEqual([`content/yeni/prices.json file.elsewhere ${prices}`])
})

test('a content file beside the folders is refused with its place', () => {
  site.write('prices.json', site.read(prices))
  expect(told()).toEqual([`prices.json file.elsewhere ${prices}`])
})

test('a locale file among the content is refused with its place', () => {
  site.write('content/texts/home.json', site.read('locales/tr/home.json'))
  expect(told()).toEqual(['content/texts/home.json file.elsewhere locales/tr/home.json'])
})

test('a content file under a Turkish name is one diagnostic, with the right name', () => {
  site.write('content/fiyatlar.json', site.read(prices))
  site.remove(prices)
  const { faults } = site.validate()
  expect(faults.map(({ code, suggestion }) => [code, suggestion])).toEqual([
    ['file.unknown', '"prices.json"'],
  ])
})

test.each(['content/ayse.png', 'ayse.png', 'content/resimler/ayse.png'])(
  'a photo at %s is refused with its place once, even if a doctor uses it',
  (file) => {
    site.write(file, readFileSync(join(clinicDir, 'content/media/clinic-1.png')))
    if (!file.includes('resimler')) site.replace(doctors, 'doctor-1.svg', 'ayse.png')
    expect(told()).toEqual([`${file} file.picture-elsewhere content/media/ayse.png`])
  },
)

test('an icon beside the icons is refused with its place', () => {
  site.write('content/media/yeni.svg', site.read('content/media/icons/implant.svg'))
  site.replace('content/services.json', 'icons/implant.svg', 'icons/yeni.svg')
  expect(told()).toEqual(['content/services.json media.icon-place'])
})

test('files of the operating system and notes are ignored', () => {
  for (const file of ['content/.DS_Store', 'content/desktop.ini', 'content/media/.DS_Store'])
    site.write(file, 'x')
  site.write('content/media/NOTLAR.md', 'x')
  expect(told()).toEqual([])
})
