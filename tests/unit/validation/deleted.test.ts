import { describe, expect, test } from 'vitest'
import { summary } from '../../../scripts/cli/check/output/github.ts'
import { errorReport } from '../../../scripts/cli/check/output/text.ts'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { applyEdit } from '../../../src/shared/splice.ts'
import { earlierSite } from '../../../src/validation/changes/snapshot.ts'
import { folderSnapshot } from '../../../src/validation/node/snapshots.ts'
import type { Earlier } from '../../../src/validation/types.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy({ ownMedia: true })

const published = earlierSite(() => folderSnapshot(clinicDir))
const unknown = earlierSite(() => undefined)

const [appointment, clinic, doctors, pages, prices, services, treatments] = [
  'content/appointment.json',
  'content/clinic.json',
  'content/doctors.json',
  'content/pages.json',
  'content/prices.json',
  'content/services.json',
  'content/treatments.json',
]

/** The errors as their code, file and line, then the places in the sentence. */
function told(earlier: Earlier, language?: string) {
  const { faults, files } = site.validate(language, earlier)
  const report = errorReport(faults, files)
  return {
    heads: [...report.matchAll(/^✖ (\S+), /gm)].map(([, place]) => place?.replace(/:\d+$/, '')),
    codes: faults.map(({ code }) => code),
    places: faults.flatMap(({ sentence }) => sentence.match(/content\/\w+\.json:\d+/g) ?? []),
    report,
    faults,
    summary: summary({ faults, files, warnings: [] }, []),
  }
}

/** The lines of a file with a text, as places. */
const linesWith = (file: string, text: string) =>
  site
    .read(file)
    .split('\n')
    .flatMap((line, index) => (line.includes(text) ? [`${file}:${index + 1}`] : []))

const placesOfKerem = () =>
  [appointment, treatments].flatMap((file) => linesWith(file, '"kerem-yaliner"'))

function withoutRecord(file: string, list: string, at: number) {
  const value = JSON.parse(site.read(file))
  value[list].splice(at, 1)
  site.write(file, `${JSON.stringify(value, null, 2)}\n`)
}

describe.each(['tr', 'en', 'de'])('an editor who reads %s', (language) => {
  test('and deletes a doctor reads the name once, at the place in the list, with every use', () => {
    withoutRecord(doctors, 'doctors', 1)
    const { heads, codes, places, report, summary } = told(published, language)
    expect(codes).toEqual(['record.deleted'])
    expect(heads).toEqual([`${doctors}:36`])
    expect(report).toContain('Kerem Yalıner')
    expect(places).toEqual(placesOfKerem())
    for (const part of ['Kerem Yalıner', ...places]) expect(summary).toContain(part)
  })
})

test.each([
  ['a price', () => site.replace(prices, /,\n[^\n]*"imported-implant"[^\n]*/, ''), prices, 'İthal'],
  ['the first doctor', () => withoutRecord(doctors, 'doctors', 0), doctors, 'Selin Ardıç'],
  ['a page', () => withoutRecord(pages, 'pages', 3), pages, 'Fiyat Listesi'],
  ['a service', () => withoutRecord(services, 'services', 0), services, 'İmplant Tedavisi'],
  ['an option', () => site.replace(clinic, '"Muayene", ', ''), clinic, 'Muayene'],
])(
  'an editor who deletes %s that others use reads so once, in the changed file',
  (_, edit, file, name) => {
    edit()
    const { heads, codes, report } = told(published)
    expect(codes).toEqual(['record.deleted'])
    expect(heads[0]).toMatch(new RegExp(`^${file}:`))
    expect(report).toContain(`"${name}"`)
  },
)

test('an editor who deletes two doctors reads of both', () => {
  site.replace(doctors, '"id": "selin-ardic"', '"id": "one"')
  site.replace(doctors, '"name": "Selin Ardıç"', '"name": "Birinci Hekim"')
  withoutRecord(doctors, 'doctors', 1)
  const { codes, report } = told(published)
  expect(codes).toEqual(['record.deleted', 'record.deleted'])
  expect(report).toContain('"Selin Ardıç"')
  expect(report).toContain('"Kerem Yalıner"')
})

test('an editor who changes the code of a doctor is offered the old one', () => {
  site.replace(doctors, '"kerem-yaliner"', '"dr-kerem"')
  const { codes, heads, places, faults } = told(published)
  expect(codes).toEqual(['record.renamed'])
  expect(heads).toEqual(linesWith(doctors, '"dr-kerem"'))
  expect(places).toEqual(placesOfKerem())
  expect(faults[0]?.correct).toBe('"id": "kerem-yaliner",')
})

test('an editor who overwrites a doctor with another one is not offered the code of the first', () => {
  site.replace(doctors, '"kerem-yaliner"', '"ayse-ak"')
  site.replace(doctors, '"name": "Kerem Yalıner"', '"name": "Ayşe Ak"')
  const { codes, faults, report } = told(published)
  expect(codes).toEqual(['record.deleted'])
  expect(faults[0]?.correct).toBeUndefined()
  expect(report).not.toContain('ayse-ak')
})

test('an editor without an earlier version reads every place of a deleted doctor, in the list', () => {
  withoutRecord(doctors, 'doctors', 1)
  const { heads, places } = told(unknown)
  expect(heads).toEqual([`${doctors}:3`])
  expect(places).toEqual(placesOfKerem())
})

test('an editor who mistypes a code reads so where it is written, with the right one', () => {
  site.replace(treatments, '"author": "kerem-yaliner"', '"author": "kerem-yalner"')
  const { heads, faults } = told(published)
  expect(heads).toEqual(linesWith(treatments, '"author"'))
  expect(faults[0]?.correct).toBe('"author": "kerem-yaliner",')
})

test('an editor who names a record by another number is not offered its neighbour', () => {
  site.replace(treatments, '"questions": "implant"', '"questions": "implant-2"')
  site.replace('content/questions.json', '"id": "implant"', '"id": "implant-1"')
  expect(told(unknown).faults.map(({ suggestion }) => suggestion)).toEqual([undefined])
})

describe('an editor who deletes the portrait of a doctor', () => {
  const [portrait, fresh] = ['content/media/doctor-2.svg', 'content/media/kerem-yeni.svg']

  test.each([
    ['with the published version', published],
    ['without it', unknown],
  ])('is not offered that of another one, %s', (_, earlier) => {
    site.remove(portrait)
    const { codes, faults, report } = told(earlier)
    expect(codes).toEqual(['media.missing'])
    expect(faults[0]?.suggestion).toBeUndefined()
    expect(faults[0]?.correct).toBeUndefined()
    expect(report).toMatch(/[Ss]ilin.*yükleyin/)
  })

  test('and uploads another one under a new name is offered that', () => {
    site.write(fresh, site.bytes(portrait))
    site.remove(portrait)
    const [fault] = told(published).faults
    expect(fault?.correct).toBe('"photo": "kerem-yeni.svg",')
    site.write(
      doctors,
      applyEdit(site.read(doctors), fault?.edit ?? { offset: 0, length: 0, text: '' }),
    )
    expect(told(published).codes).toEqual([])
    site.reset()
  })

  test('is asked whether the only unused picture is meant, where nothing proves that it is', () => {
    site.write(fresh, site.bytes(portrait))
    site.remove(portrait)
    const [fault] = told(unknown).faults
    expect(fault?.suggestion).toBe('"kerem-yeni.svg"')
    expect(fault?.correct).toBeUndefined()
  })
})

test('an editor who deletes a picture reads every place that shows it', () => {
  site.remove('content/media/clinic-1.png')
  const { codes, report } = told(published)
  expect(codes).toEqual(['media.missing'])
  for (const file of ['content/galleries.json', treatments])
    for (const place of linesWith(file, '"clinic-1.png"')) expect(report).toContain(place)
})

test('an editor who names a picture before it is uploaded reads how to upload it', () => {
  site.replace(doctors, '"doctor-1.svg"', '"yeni-hekim.jpg"')
  expect(told(published).report).toContain('«Upload files»')
})

test.each([
  ['with the published version', published, '"/fiyat-Listesi"'],
  ['without it', unknown, '"/kadromuz"'],
])(
  'an editor whose new page differs in case from an old one reads so at the new page, %s',
  (_, earlier, old) => {
    const path = old.toUpperCase()
    site.replace(pages, '"/hakkımızda"', path)
    const { heads, codes } = told(earlier)
    expect(codes).toEqual(['page.same-path'])
    expect(heads).toEqual(linesWith(pages, path))
  },
)

test('an editor with two slips in a file reads that the rest is checked afterwards', () => {
  site.replace(doctors, '"sample": true,', '"sample": true')
  expect(told(unknown).report).not.toContain('geri kalanı')
  site.replace(doctors, '"days": ["monday"', '"days": ["mondy"')
  expect(told(unknown).report).toContain(
    'Dosyanın geri kalanı, bu düzeltildikten sonra denetlenir.',
  )
})
