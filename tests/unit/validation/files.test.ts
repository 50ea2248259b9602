import { mkdirSync, symlinkSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSites } from '../../../src/content/loading/read.ts'
import { positionOf } from '../../../src/validation/position.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy({ ownMedia: true })

const services = 'content/services.json'
const codes = () => site.validate().faults.map(({ code, file }) => `${file} ${code}`)

test('a deleted content file is refused by name', () => {
  site.remove(services)
  expect(codes()).toEqual([`${services} file.missing`])
})

describe.each([
  ['a folder', (path: string) => mkdirSync(path)],
  ['a broken link', (path: string) => symlinkSync('nowhere', path)],
])('an editor who leaves %s', (_, make) => {
  const replace = (file: string) => {
    site.write(file, '')
    site.remove(file)
    make(site.path(file))
  }

  test('beside the files reads which of them was deleted', () => {
    replace('content/yedek.json')
    site.remove(services)
    expect(codes()).toEqual([`${services} file.missing`])
  })

  test.each([services, 'content/site.json'])('in place of %s reads that it is missing', (file) => {
    replace(file)
    expect(codes()).toContain(`${file} file.missing`)
  })
})

test('a renamed content file is one diagnostic, with the right name', () => {
  const text = site.read(services)
  site.remove(services)
  site.write('content/Services.json', text)
  const { faults } = site.validate()
  expect(faults.map(({ code }) => code)).toEqual(['file.unknown'])
  expect(faults[0]?.suggestion).toContain('services.json')
})

test.each([
  'services (1)',
  'services - Kopya',
  'services kopyası',
  'services_eski',
  'services.json.txt',
])('an editor who leaves the copy %s reads which file the site reads', (copy) => {
  const file = `content/${copy}${copy.endsWith('.txt') ? '' : '.json'}`
  site.write(file, site.read(services))
  const { faults } = site.validate()
  expect(faults.map((fault) => `${fault.file} ${fault.code}`)).toEqual([`${file} file.copy`])
  expect(faults[0]?.sentence).toContain('services.json')
})

test('an emptied content file is refused', () => {
  site.write(services, '\n')
  expect(codes()).toEqual([`${services} file.empty`])
})

test.each([services, 'content/site.json', 'locales/tr/common.json'])(
  'an editor who saves %s with a byte order mark is told of real mistakes alone',
  (file) => {
    site.write(file, `\uFEFF${site.read(file)}`)
    expect(codes()).toEqual([])
    expect(readSites(site.root).own.pages.length).toBeGreaterThan(5)
    const { line } = site.replace(file, '",', '"')
    const { faults } = site.validate()
    expect(faults.map(({ code }) => code)).toEqual(['json.missing-comma'])
    expect(positionOf(site.read(file).slice(1), faults[0]?.range.offset ?? 0).line).toBe(line)
  },
)

test('a file saved as UTF-16 is refused', () => {
  site.write(services, Buffer.from(site.read(services), 'utf16le'))
  expect(codes()).toEqual([`${services} bytes.utf16`])
})

test('a file saved as Windows-1254 is refused on the line of its first Turkish letter', () => {
  const turkish: Record<string, number> = {
    ğ: 0xf0,
    Ğ: 0xd0,
    ı: 0xfd,
    İ: 0xdd,
    ş: 0xfe,
    Ş: 0xde,
    '’': 0x92,
  }
  site.write(
    services,
    Uint8Array.from(
      [...site.read(services)].map((letter) => turkish[letter] ?? letter.charCodeAt(0)),
    ),
  )
  const { faults, files } = site.validate()
  expect(faults.map(({ code }) => code)).toEqual(['bytes.not-utf8'])
  const text = files.find(({ file }) => file === services)?.text ?? ''
  expect(text.slice(0, faults[0]?.range.offset).split('\n')).toHaveLength(6)
})

test('a deleted schema is refused instead of disabling its checks', () => {
  site.remove('content/schemas/services.schema.json')
  expect(codes()).toEqual(['content/schemas/services.schema.json file.rules-missing'])
})

test('a weakened schema is refused and disables no check', () => {
  site.write('content/schemas/services.schema.json', '{}')
  site.replace(services, '"tone": "primary"', '"tone": "green"')
  expect(codes()).toEqual([
    'content/schemas/services.schema.json file.rules-changed',
    'content/services.json value.option',
  ])
})

test('a folder without schemas is checked with the engine’s', () => {
  site.remove('content/schemas')
  expect(codes()).toEqual([])
  site.replace(services, '"tone": "primary"', '"tone": "green"')
  expect(codes()).toEqual([`${services} value.option`])
})

test('a folder without content is refused with one diagnostic', () => {
  site.remove('content')
  expect(codes()).toEqual(['content folder.missing'])
})

test('an invalid picture, and one that is half uploaded, are refused', () => {
  site.write('content/media/about.png', 'GIF89a')
  expect(codes()).toEqual(['content/about.json media.disguised'])
  site.write('content/media/about.png', '')
  expect(codes()).toEqual(['content/about.json media.empty'])
})

test('a request option of several services is one diagnostic', () => {
  site.replace('content/clinic.json', '"Muayene"', '"Genel Muayene"')
  const { faults } = site.validate()
  expect(faults.map(({ code }) => code)).toEqual(['request.unknown'])
  expect(faults[0]?.alsoIn).toContain('content/services.json:27')
})

test('a file with a second extension is one diagnostic, with the right name', () => {
  const text = site.read(services)
  site.remove(services)
  site.write(`${services}.txt`, text)
  const { faults } = site.validate()
  expect(faults.map(({ code }) => code)).toEqual(['file.unknown'])
  expect(faults[0]?.suggestion).toContain('services.json')
})

test('two swapped files are one diagnostic each, with the name of the other', () => {
  const [one, other] = ['content/doctors.json', 'content/statistics.json']
  const [first, second] = [site.read(one), site.read(other)]
  site.write(one, second)
  site.write(other, first)
  expect(codes()).toEqual([`${one} file.swapped`, `${other} file.swapped`])
  expect(site.validate().faults[0]?.sentence).toContain('statistics.json')
})
