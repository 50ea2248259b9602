import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseHtml } from '../../../scripts/publish/html'
import { takeRecordMarks } from '../../../scripts/publish/pageTemplate'
import { requireRecordsInPages } from '../../../scripts/publish/recordsInPages'
import { readSites } from '../../../src/content/loading/read'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mercan-records-'))
  mkdirSync(join(root, 'content'))
  content('site', { language: 'tr' })
  content('clinic', { name: 'Mercan', address: {}, sections: { prices: true, testimonials: true } })
  content('pages', { pages: [home], menus: { main: [], drawer: [], footer: [] } })
  mkdirSync(join(root, 'locales/tr'), { recursive: true })
  writeFileSync(join(root, 'locales/tr/common.json'), '{"siteName":"{{clinic}}"}')
  content('prices', {
    categories: [
      { id: 'implant', title: 'İmplant', rows: [{ id: 'domestic', treatment: 'Yerli implant' }] },
    ],
  })
  content('services', { services: [{ id: 'implant', title: 'İmplant Tedavisi' }] })
  content('treatments', {
    treatments: [{ id: 'screw', service: 'implant', questions: 'about-screws' }],
  })
  content('questions', {
    groups: [
      { id: 'about-screws', title: 'Vida', questions: [{ id: 'hurts', question: 'Acır mı?' }] },
      { id: 'visit', title: 'Ziyaret', questions: [{ id: 'when', question: 'Ne zaman?' }] },
    ],
  })
})

afterEach(() => rmSync(root, { recursive: true }))

const home = {
  id: 'all',
  path: '/',
  title: '',
  description: '',
  sections: [{ kind: 'prices' }, { kind: 'services' }],
}

function addPage(page: object): void {
  const added = { id: 'added', path: '/added', title: '', description: '', ...page }
  content('pages', { pages: [home, added], menus: { main: [], drawer: [], footer: [] } })
}

const content = (name: string, value: object) =>
  writeFileSync(join(root, 'content', `${name}.json`), JSON.stringify(value))

/** Looks for the records in a site whose pages print the given keys. */
function lookIn(keys: string[]): void {
  const body = keys.map((key) => `<li class="x" data-record="${key}">…</li>`).join('')
  requireRecordsInPages(readSites(root).own, takeRecordMarks(parseHtml(body)))
}

const all = ['prices/implant', 'prices/domestic', 'services/implant']

describe('a build', () => {
  test('passes if every record is on a page', () => {
    expect(() => lookIn(all)).not.toThrow()
  })

  test('fails if a price row is on no page, and names it', () => {
    expect(() => lookIn(['prices/implant', 'services/implant'])).toThrow(
      'content/prices.json: "Yerli implant" (prices/domestic)',
    )
  })

  test('fails if only a record with the same id in another file is on a page', () => {
    expect(() => lookIn(['prices/implant', 'prices/domestic'])).toThrow(
      'content/services.json: "İmplant Tedavisi" (services/implant)',
    )
  })

  test('names every missing record', () => {
    expect(() => lookIn([])).toThrow(/prices\/implant[\s\S]*prices\/domestic[\s\S]*services\/impl/)
  })

  test('ignores what the clinic has switched off', () => {
    content('clinic', {
      name: 'Mercan',
      address: {},
      sections: { prices: false, testimonials: true },
    })
    expect(() => lookIn(['services/implant'])).not.toThrow()
  })

  test('requires the photos of the appointment page, and not the types that the staff alone sees', () => {
    content('doctors', { doctors: [] })
    content('appointment', {
      photos: [{ id: 'room', alt: 'Oda' }],
      types: [{ id: 'control', name: 'Kontrol', minutes: 15 }],
    })
    addPage({ sections: [{ kind: 'appointment' }] })
    expect(() => lookIn([...all, 'appointment/room'])).not.toThrow()
    expect(() => lookIn(all)).toThrow('(appointment/room)')
  })

  describe('with the page of a treatment', () => {
    const treatment = { kind: 'treatment', record: 'screw' }
    const questions = ['questions/about-screws', 'questions/hurts']

    test('requires the treatment and its questions, and not those of other treatments', () => {
      addPage({ sections: [treatment] })
      expect(() => lookIn([...all, 'treatments/screw', ...questions])).not.toThrow()
      expect(() => lookIn([...all, 'treatments/screw', 'questions/about-screws'])).toThrow(
        'content/questions.json: "Acır mı?" (questions/hurts)',
      )
      expect(() => lookIn([...all, ...questions])).toThrow('(treatments/screw)')
    })

    test('requires none of it while the page is off', () => {
      addPage({ sections: [treatment], off: true })
      expect(() => lookIn(all)).not.toThrow()
    })
  })
})
