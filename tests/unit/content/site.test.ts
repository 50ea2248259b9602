import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSites } from '../../../src/content/loading/read.ts'
import type { ClinicFile, DoctorsFile, PagesFile } from '../../../src/content/types.gen.ts'
import { translatedClinic } from '../../support/translatedClinic.ts'

const languages = [
  { code: 'en', abroad: false },
  { code: 'ar', abroad: false },
]

test('a visitor finds doctors and menus while a price list is half typed', () => {
  const { root } = translatedClinic([])
  writeFileSync(join(root, 'content/prices.json'), '{ "categories": [')
  const { own } = readSites(root)
  expect(own.doctors.doctors.length).toBeGreaterThan(0)
  expect(own.menus.main.length).toBeGreaterThan(0)
  expect(() => own.amounts).toThrow(/prices\.json cannot be read/)
})

test('a visitor reads each language’s own words, in whatever order the languages are read', () => {
  const { root } = translatedClinic(languages)
  const read = (order: readonly string[]) => {
    const sites = readSites(root)
    return Object.fromEntries(
      order.map((language) => {
        const { name, pages, clinic, doctors, texts, privacy } = sites.in(language)
        return [language, JSON.stringify({ name, pages, clinic, doctors, texts, privacy })]
      }),
    )
  }
  const forwards = read(['tr', 'en', 'ar'])
  expect(read(['ar', 'en', 'tr'])).toEqual(forwards)
  expect(new Set(Object.values(forwards)).size).toBe(3)
})

test('a further language is published beside the clinic’s own, and may be read before it is', () => {
  const { root, edit } = translatedClinic(languages)
  edit<Record<string, object>>('locales/en/content/pages.json', (entries) => {
    delete entries['pages.home.title']
  })
  const sites = readSites(root)
  expect(sites.published.map(({ language }) => language)).toEqual(['tr', 'ar'])
  expect(sites.in('en').pages[0]?.title).toMatch(/^en /)
})

test('an editor is shown the very value that a page of any language shows', () => {
  const { root, edit } = translatedClinic(languages)
  edit<PagesFile>('content/pages.json', ({ pages }) => {
    Object.assign(pages[1] ?? {}, { off: true })
  })
  const sites = readSites(root)
  const [, about] = sites.own.pages
  const english = sites.in('en').pages.find(({ id }) => id === about?.id)
  expect(sites.origin(about ?? {}, 'path')).toEqual({
    file: 'content/pages.json',
    path: ['pages', 2, 'path'],
  })
  expect(sites.origin(english ?? {}, 'path')).toEqual({
    file: 'locales/en/content/pages.json',
    path: [`pages.${about?.id}.path`, 'en'],
  })
  const [hidden] = sites.own.hiddenPages
  expect(sites.origin(hidden ?? {}, 'title')?.path).toEqual(['pages', 1, 'title'])
  const [doctor] = sites.in('en').doctors.doctors
  expect(sites.origin(doctor ?? {}, 'photo')?.file).toBe('content/doctors.json')
})

test('a visitor reads a doctor’s own hours while the clinic is open, without the breaks, in her language', () => {
  const { root, edit } = translatedClinic(languages)
  edit<ClinicFile>('content/clinic.json', (clinic) => {
    clinic.breaks = [
      { start: '13:00', end: '14:00' },
      { days: ['monday'], start: '17:30', end: '18:30' },
    ]
  })
  edit<DoctorsFile>('content/doctors.json', ({ doctors: [selin] }) => {
    selin.days = ['wednesday', 'monday']
    selin.hours = [{ days: ['monday', 'friday'], open: '09:30', close: '18:00' }]
  })
  const sites = readSites(root)
  const days = (language: string) => sites.in(language).doctorFacts['selin-ardic']?.days
  expect(days('tr')).toEqual([
    'Pazartesi 11.00-13.00, 14.00-17.30',
    'Çarşamba',
    'Cuma 11.00-13.00, 14.00-18.00',
  ])
  expect(days('en')?.[0]).toMatch(/^Monday .*11.*13/)
})

test('a visitor of a French page reads no line that begins with a sign, and hours in one piece', () => {
  const { root, edit } = translatedClinic([{ code: 'fr', abroad: false }])
  edit<Record<string, { fr: string }>>('locales/fr/content/about.json', (entries) => {
    for (const entry of Object.values(entries))
      entry.fr = 'Prêt ? « Oui » : dès 11 h 30 ; sinon à 8 h !'
  })
  const { about } = readSites(root).in('fr')
  expect(about.summary[0]).toBe(
    'Prêt\u00a0? «\u00a0Oui\u00a0»\u00a0: dès 11\u00a0h\u00a030\u00a0; sinon à 8\u00a0h\u00a0!',
  )
})
