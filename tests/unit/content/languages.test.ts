import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { validateFolder } from '../../../scripts/cli/check.ts'
import {
  diskSource,
  readContent,
  readLocale,
  readSiteMap,
} from '../../../src/content/loading/read.ts'
import { requestChoicesFrom } from '../../../src/content/requestChoices.ts'
import type { FurtherLanguage } from '../../../src/content/translation/translated.ts'
import type { ClinicFile, PricesFile, PrivacyFile } from '../../../src/content/types.gen.ts'
import { telHref } from '../../../src/shared/formats/phone.ts'
import { docsOf } from '../../../src/validation/checkFile.ts'
import { publishTasks } from '../../../src/validation/publishTasks.ts'
import { translatedClinic } from '../../support/translatedClinic.ts'

const english = [{ code: 'en', abroad: false }]
const mapOf = (root: string, language = 'en') => readSiteMap({ clinicDir: root, language })
const idsOf = (root: string, language = 'en') => mapOf(root, language).pages.map(({ id }) => id)
const codesOf = (root: string) => {
  const { faults, warnings } = validateFolder(root)
  expect(faults).toEqual([])
  return warnings.map(({ code }) => code)
}

type Entries = Record<string, Record<string, string>>

describe('a visitor of a completely translated language', () => {
  test('finds every page below the language’s code, in that language', () => {
    const { root } = translatedClinic(english)
    expect(idsOf(root)).toEqual(idsOf(root, 'tr'))
    const [home, about] = mapOf(root).pages
    expect(home).toMatchObject({ path: '/en/', title: 'en Ana Sayfa' })
    expect(about?.path).toMatch(/^\/en\/[a-z0-9-]+$/)
    expect(codesOf(root)).toEqual([])
  })

  test('reads the same facts', () => {
    const { root, edit } = translatedClinic(english)
    edit<PricesFile>('content/prices.json', ({ categories }) => {
      Object.assign(categories[0]?.rows[0] ?? {}, { min: 4321, max: 5432 })
    })
    const { categories } = readContent({ clinicDir: root, language: 'en' }, 'prices')
    expect(categories[0]?.rows[0]).toMatchObject({ min: 4321, max: 5432 })
    expect(categories[0]?.title).toMatch(/^en /)
  })

  test('can choose what the clinic offers, and the clinic receives the id of its own words', () => {
    const { root } = translatedClinic(english)
    const choices = requestChoicesFrom(diskSource({ clinicDir: root, language: 'en' }))
    expect(choices[0]).toEqual({ value: 'muayene', label: 'en Muayene' })
  })

  test('reads phone numbers in dialling order, and the currency by its sign', () => {
    const { root } = translatedClinic([{ code: 'ar', abroad: false }, ...english])
    const phoneIn = (language: string) =>
      readContent({ clinicDir: root, language }, 'clinic').phones.landline
    const own = phoneIn('tr')
    expect([phoneIn('en'), phoneIn('ar')]).toEqual([own, `\u2066${own}\u2069`])
    expect(telHref(phoneIn('ar'))).toBe(telHref(own))
    const signIn = (language: string) =>
      readContent({ clinicDir: root, language }, 'site').currencySign
    expect([signIn('tr'), signIn('en'), signIn('ar')]).toEqual(['TL', '₺', '₺'])
  })

  test('reads counts in the plural forms of the language', () => {
    const { root } = translatedClinic([{ code: 'ar', abroad: false }])
    const { count } = readLocale<{ count: string } & Record<string, unknown>>(
      { clinicDir: root, language: 'ar' },
      'prices',
    )
    expect(count).toBeUndefined()
    expect(mapOf(root, 'ar').languages.map(({ name }) => name)).toEqual(['Türkçe', 'العربية'])
  })

  test('from abroad sees neither prices nor reviews, unless counsel permits it', () => {
    const { root, edit } = translatedClinic([{ code: 'en', abroad: true }])
    expect(idsOf(root)).not.toContain('prices')
    expect(mapOf(root).pages[0]?.kinds).not.toContain('testimonials')
    edit('content/site.json', (site: { languages: object[] }) => {
      Object.assign(site.languages[0] ?? {}, { allowed: ['prices'] })
    })
    expect(idsOf(root)).toContain('prices')
  })
})

describe('a section only for patients in the European Union', () => {
  const partOf = (root: string, language: string) =>
    readContent({ clinicDir: root, language }, 'privacy').sections.find(({ eu }) => eu)?.title

  test('appears in a language for those patients, and in no other', () => {
    const { root } = translatedClinic(
      [
        { code: 'de', abroad: false, eu: true },
        { code: 'en', abroad: false },
      ],
      addPartForEurope,
    )
    expect(partOf(root, 'de')).toBe('de Birlikte yaşayanlara')
    expect([partOf(root, 'en'), partOf(root, 'tr')]).toEqual([undefined, undefined])
  })

  test('needs no translation into any other language', () => {
    const { root, edit } = translatedClinic(english)
    edit<PrivacyFile>('content/privacy.json', addPartForEurope)
    expect(idsOf(root)).toContain('privacy')
    expect(codesOf(root)).toEqual([])
  })
})

function addPartForEurope({ sections }: PrivacyFile) {
  sections.push({ id: 'eu', title: 'Birlikte yaşayanlara', eu: true, text: ['Haklarınız vardır.'] })
}

describe('before the site is published', () => {
  const tasksIn = (root: string) =>
    publishTasks(docsOf(validateFolder(root).files), {})
      .filter(({ group }) => group === 'languages')
      .map(({ blocks, text }) => `${blocks ? 'needed' : 'advised'}: ${text}`)
  const tasksOf = (language: FurtherLanguage) => tasksIn(translatedClinic([language]).root)

  test('a language for patients from abroad requires a certificate and a native reader’s approval', () => {
    expect(tasksOf({ code: 'en', abroad: true })).toEqual([
      expect.stringMatching(/^needed: İngilizce yurt dışındaki hastalara.*yetki belgesi/),
      expect.stringMatching(/^needed: İngilizce yurt dışındaki hastalara.*onaylamamış/),
    ])
    const approved = { certificate: 'A-1', reviewed: '2026-11-20' }
    expect(tasksOf({ code: 'en', abroad: true, ...approved })).toEqual([])
  })

  test('a language for readers in the country should be approved, but need not be', () => {
    expect(tasksOf({ code: 'ar', abroad: false })).toEqual([
      expect.stringMatching(/^advised: Arapça çevirisini/),
    ])
  })

  test('invalid languages are reported by the validator only', () => {
    const { root, edit } = translatedClinic(english)
    for (const languages of ['en', [{ code: 'e n', abroad: true }], [null]]) {
      edit('content/site.json', (site: object) => Object.assign(site, { languages }))
      expect(validateFolder(root).faults).not.toEqual([])
      expect(() => tasksIn(root)).not.toThrow()
    }
    edit('content/privacy.json', (notice: object) => Object.assign(notice, { sections: 'none' }))
    edit('content/site.json', (site: object) =>
      Object.assign(site, { languages: [{ code: 'de', abroad: false, eu: true }] }),
    )
    expect(() => tasksIn(root)).not.toThrow()
  })

  test('a language for patients in the European Union requires their own privacy notice', () => {
    const german = { code: 'de', abroad: false, eu: true, reviewed: '2026-11-20' }
    expect(tasksOf(german)).toEqual([expect.stringMatching(/^needed: Almanca Avrupa Birliği/)])
    expect(tasksIn(translatedClinic([german], addPartForEurope).root)).toEqual([])
  })
})

describe('a missing translation', () => {
  test('removes its page from that language, and nothing from the clinic’s own', () => {
    const { root, edit } = translatedClinic(english)
    edit<Entries>('locales/en/prices.json', (entries) => {
      delete entries[Object.keys(entries)[0] ?? '']
    })
    expect(idsOf(root)).not.toContain('prices')
    expect(mapOf(root).menus.main.map(({ page }) => page)).not.toContain('prices')
    expect(idsOf(root, 'tr')).toContain('prices')
    expect(mapOf(root).languages[1]?.paths).not.toHaveProperty('prices')
    // A treatment shows its prices in the same words.
    expect(codesOf(root)).toEqual(['warn.page-off', 'warn.page-off'])
  })

  test('of a text on every page removes the language', () => {
    const { root, edit } = translatedClinic(english)
    edit<Entries>('locales/en/common.json', (entries) => {
      delete entries.skipToContent
    })
    expect(mapOf(root, 'tr').languages).toHaveLength(1)
    expect(codesOf(root)).toEqual(['warn.language-off'])
  })

  test('of the first page’s content removes the section that would show it', () => {
    const { root, edit } = translatedClinic(english)
    edit<Entries>('locales/en/content/doctors.json', (entries) => {
      delete entries[Object.keys(entries)[0] ?? '']
    })
    expect(mapOf(root).pages[0]?.kinds).not.toContain('doctors-overview')
    expect(mapOf(root).pages[0]?.kinds).toContain('services-overview')
    expect(idsOf(root)).not.toContain('staff')
    expect(codesOf(root)).toContain('warn.part-off')
  })

  test('of an option of the form removes that option', () => {
    const { root, edit } = translatedClinic(english)
    edit<ClinicFile>('content/clinic.json', ({ requestOptions }) => {
      requestOptions.unshift('Kontrol')
    })
    const choices = requestChoicesFrom(diskSource({ clinicDir: root, language: 'en' }))
    expect(choices.map(({ label }) => label)).toEqual([
      'en Muayene',
      'en Devam Eden Tedavi',
      'en Diş Estetiği',
    ])
  })
})

describe('a text that changed after its translation', () => {
  test('keeps its old translation, with a warning', () => {
    const { root, edit } = translatedClinic(english)
    edit('locales/tr/home.json', (home: { about: Record<string, string> }) => {
      for (const key of Object.keys(home.about)) home.about[key] += '!'
    })
    expect(mapOf(root).languages).toHaveLength(2)
    expect(codesOf(root)).toEqual(['warn.stale'])
  })

  test('in the privacy notice removes the notice and the form that refers to it', () => {
    const { root, edit } = translatedClinic(english)
    edit<PrivacyFile>('content/privacy.json', ({ intro }) => {
      intro[0] += ' Ek.'
    })
    const map = mapOf(root)
    expect(map.pages.map(({ id }) => id)).not.toContain('privacy')
    expect(map.pages.map(({ id }) => id)).not.toContain('appointment')
    // The frame's links then lead to the clinic's own language.
    expect(map.elsewhere.map(({ path }) => path)).toEqual(['/randevu', '/kvkk'])
  })
})

test('an invalid JSON file of translations removes its language, and nothing else', () => {
  const { root } = translatedClinic([...english, { code: 'de', abroad: false }])
  writeFileSync(join(root, 'locales/en/home.json'), '{ "a": ')
  expect(mapOf(root, 'tr').languages.map(({ language }) => language)).toEqual(['tr', 'de'])
  const [warning, ...others] = validateFolder(root).warnings
  expect(warning).toMatchObject({ code: 'warn.language-damaged', file: 'locales/en/home.json' })
  expect(others).toEqual([])
})
