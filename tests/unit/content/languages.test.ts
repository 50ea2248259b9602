import { describe, expect, test } from 'vitest'
import { validateFolder } from '../../../scripts/cli/check.ts'
import { readSites } from '../../../src/content/loading/read.ts'
import type { FurtherLanguage } from '../../../src/content/translation/translated.ts'
import type {
  ClinicFile,
  DoctorsFile,
  PagesFile,
  PricesFile,
  PrivacyFile,
} from '../../../src/content/types.gen.ts'
import { formatsIn } from '../../../src/shared/formats/inLanguage.ts'
import { telHref } from '../../../src/shared/formats/phone.ts'
import { docsOf } from '../../../src/validation/checkFile.ts'
import { publishTasks } from '../../../src/validation/publishTasks.ts'
import { renderedPage } from '../../support/renderedPage.ts'
import { readVisitorSite } from '../../support/siteData.ts'
import { translatedClinic } from '../../support/translatedClinic.ts'

const english = [{ code: 'en', abroad: false }]
/** The engine has no texts in Italian. */
const unsupplied = [{ code: 'it', abroad: false }]
const siteIn = (root: string, language = 'en') => readSites(root).in(language)
const kindsOf = (root: string) => siteIn(root).pages[0]?.sections.map(({ kind }) => kind)
const idsOf = (root: string, language = 'en') => siteIn(root, language).pages.map(({ id }) => id)
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
    const [home, about] = siteIn(root).pages
    expect(home).toMatchObject({ path: '/en/', title: 'en Ana Sayfa' })
    expect(about?.path).toMatch(/^\/en\/[a-z0-9-]+$/)
    expect(codesOf(root)).toEqual([])
  })

  test('reads the same facts', () => {
    const { root, edit } = translatedClinic(english)
    edit<PricesFile>('content/prices.json', ({ categories }) => {
      Object.assign(categories[0]?.rows[0] ?? {}, { min: 4321, max: 5432 })
    })
    const { categories } = siteIn(root).prices
    expect(categories[0]?.rows[0]).toMatchObject({ min: 4321, max: 5432 })
    expect(categories[0]?.title).toMatch(/^en /)
  })

  test('can choose what the clinic offers, and the clinic receives the id of its own words', () => {
    const { root } = translatedClinic(english)
    const choices = siteIn(root).requestChoices
    expect(choices[0]).toEqual({ value: 'muayene', label: 'en Muayene' })
  })

  test('reads phone numbers in dialling order, and the currency by its sign', () => {
    const { root } = translatedClinic([{ code: 'ar', abroad: false }, ...english])
    const phoneIn = (language: string) => siteIn(root, language).clinic.phones.landline
    const own = phoneIn('tr')
    expect([phoneIn('en'), phoneIn('ar')]).toEqual([own, `\u2066${own}\u2069`])
    expect(telHref(phoneIn('ar'))).toBe(telHref(own))
    const signIn = (language: string) => siteIn(root, language).site.currencySign
    expect([signIn('tr'), signIn('en'), signIn('ar')]).toEqual(['TL', '₺', '₺'])
  })

  test('reads counts in the plural forms of the language', () => {
    const { root } = translatedClinic([{ code: 'ar', abroad: false }])
    expect(siteIn(root, 'ar').texts.prices).not.toHaveProperty('count')
    expect(siteIn(root, 'ar').languages.map(({ name }) => name)).toEqual(['Türkçe', 'العربية'])
  })

  test('from abroad sees neither prices nor reviews, unless counsel permits it', () => {
    const { root, edit } = translatedClinic([{ code: 'en', abroad: true }])
    expect(idsOf(root)).not.toContain('prices')
    expect(kindsOf(root)).not.toContain('testimonials')
    edit('content/site.json', (site: { languages: object[] }) => {
      Object.assign(site.languages[0] ?? {}, { allowed: ['prices'] })
    })
    expect(idsOf(root)).toContain('prices')
  })
})

describe('a section only for patients in the European Union', () => {
  const partOf = (root: string, language: string) =>
    siteIn(root, language).privacy.sections.find(({ eu }) => eu)?.title

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
    const english = { code: 'en', abroad: false, reviewed: '2026-11-20' }
    expect(tasksIn(translatedClinic([english, german], addPartForEurope).root)).toEqual([])
  })
})

test('a patient reads a doctor’s name in her letters, and the clinic receives its own', () => {
  const { root } = translatedClinic(english)
  const [own] = siteIn(root, 'tr').doctors.doctors
  const { doctors, doctorChoices } = siteIn(root)
  expect(doctors.doctors[0]?.name).toBe(`en ${own?.name}`)
  expect(doctorChoices[0]).toEqual({ id: own?.id, value: own?.name, label: `en ${own?.name}` })
})

describe('a missing translation', () => {
  const drop = (key: RegExp) => (entries: Entries) => {
    for (const each of Object.keys(entries)) if (key.test(each)) delete entries[each]
  }

  test('never removes a page that has an address, or a menu entry', () => {
    const { root, edit } = translatedClinic(english)
    const before = siteIn(root)
    for (const name of [
      'doctors',
      'services',
      'questions',
      'hero',
      'prose',
      'prices',
      'treatments',
    ])
      edit<Entries>(`locales/en/content/${name}.json`, drop(/./))
    edit<Entries>('locales/en/content/pages.json', drop(/^menus\.|\.(?:heading|intro)$/))
    const { pages, menus } = siteIn(root)
    expect(pages.map(({ path }) => path)).toEqual(before.pages.map(({ path }) => path))
    for (const name of ['main', 'drawer', 'footer'] as const)
      expect(menus[name].map(({ page }) => page)).toEqual(
        before.menus[name].map(({ page }) => page),
      )
    expect(codesOf(root)).toContain('warn.omitted')
  })

  test('of a biography still shows the doctor’s name and title', () => {
    const { root, edit } = translatedClinic(english)
    edit<Entries>('locales/en/content/doctors.json', drop(/\.(?:bio|summary|areas|title|name)/))
    const [own] = siteIn(root, 'tr').doctors.doctors
    const [doctor] = siteIn(root).doctors.doctors
    expect(doctor).toMatchObject({ name: own?.name, summary: '', bio: [] })
    expect(doctor?.title).toBe(own?.title)
    expect(doctor).not.toHaveProperty('areas')
    expect(codesOf(root)).toEqual(['warn.omitted', 'warn.own-words'])
  })

  test('of a title and of the district names the language of the words shown', async () => {
    const { root, edit } = translatedClinic(english)
    const ownWords = async () =>
      (await readVisitorSite({ clinicDir: root, language: 'en' })).data.ownWords
    expect(await ownWords()).toBeUndefined()
    edit<Entries>('locales/en/content/doctors.json', drop(/\.title$/))
    edit<Entries>('locales/en/content/clinic.json', drop(/^address\.district$/))
    const { foreign } = formatsIn({ formatTag: 'en', isOwn: false, ownWords: await ownWords() })
    const { doctors } = siteIn(root).doctors
    expect(foreign(doctors[0]?.title ?? '')).toMatchObject({ lang: 'tr' })
    expect(foreign(siteIn(root).clinic.address.district)).toMatchObject({ lang: 'tr' })
    expect(foreign(siteIn(root).clinic.address.city)).toBeUndefined()
  })

  test('marks it on every page', async () => {
    const { root, edit } = translatedClinic(english)
    edit<Entries>('locales/en/content/doctors.json', drop(/\.title$/))
    edit<Entries>('locales/en/content/clinic.json', drop(/^identity|^dutyCentres/))
    edit<Entries>('locales/en/content/testimonials.json', drop(/^source/))
    const site = await readVisitorSite({ clinicDir: root, language: 'en' })
    const texts = site.data.ownWords?.texts ?? []
    expect(texts.length).toBeGreaterThan(4)
    for (const page of site.pages) {
      const { body } = await renderedPage(site, page)
      const unmarked = body.replace(/<(\w+)[^>]* lang="tr" data-foreign="TR"[^>]*>.*?<\/\1>/gs, '')
      expect(texts.filter((text) => unmarked.includes(text))).toEqual([])
    }
  })

  test('of a title is that of another doctor with the same title', () => {
    const { root, edit } = translatedClinic(english)
    edit<DoctorsFile>('content/doctors.json', ({ doctors }) => {
      const [first] = doctors
      if (first) doctors.push({ ...first, id: 'new', name: 'Ada Yeni' })
    })
    expect(siteIn(root).doctors.doctors.at(-1)?.title).toMatch(/^en /)
  })

  test('of an answer removes its question, and of a paragraph only that', () => {
    const { root, edit } = translatedClinic(english)
    const [group] = siteIn(root).questions.groups
    const [question, next] = group?.questions ?? []
    edit<Entries>('locales/en/content/questions.json', drop(new RegExp(`${question?.id}\\.answer`)))
    expect(siteIn(root).questions.groups[0]?.questions[0]).toEqual(next)
    const paragraphs = siteIn(root).about.text
    edit<Entries>('locales/en/content/about.json', drop(/^text\.0$/))
    expect(siteIn(root).about.text).toEqual(paragraphs.slice(1))
  })

  test('of a record removes the section that shows it, from the first page too', () => {
    const { root, edit } = translatedClinic(english)
    edit<Entries>('locales/en/content/statistics.json', drop(/./))
    expect(kindsOf(root)).not.toContain('statistics')
    expect(kindsOf(root)).toContain('services-overview')
  })

  test('leaves a new page without address until it has a title', () => {
    const { root, edit } = translatedClinic(english)
    edit<PagesFile>('content/pages.json', ({ pages, menus }) => {
      const [first] = pages
      if (first) pages.push({ ...first, id: 'new', path: '/yeni', title: 'Yeni' })
      menus.main.push({ page: 'new' })
    })
    expect(idsOf(root, 'tr')).toContain('new')
    expect(idsOf(root)).not.toContain('new')
    expect(codesOf(root)).toContain('warn.page-off')
  })

  test('of a text on every page or of the form keeps the language unpublished', () => {
    for (const [name, key] of Object.entries({ common: 'skipToContent', appointment: 'submit' })) {
      const { root, edit } = translatedClinic(unsupplied)
      edit<Entries>(`locales/it/${name}.json`, drop(new RegExp(`^${key}$`)))
      expect(siteIn(root, 'tr').languages).toHaveLength(1)
      expect(codesOf(root)).toEqual(['warn.language-off'])
    }
  })

  test('of another label shows the clinic’s own words', () => {
    const { root, edit } = translatedClinic(unsupplied)
    edit<Entries>('locales/it/staff.json', drop(/./))
    const labels = (language: string) => siteIn(root, language).texts.staff
    expect(labels('it')).toEqual(labels('tr'))
    expect(codesOf(root)).toEqual(['warn.own-words'])
  })

  test('of an option of the form removes that option', () => {
    const { root, edit } = translatedClinic(english)
    edit<ClinicFile>('content/clinic.json', ({ requestOptions }) => {
      requestOptions.unshift('Kontrol')
    })
    const choices = siteIn(root).requestChoices
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
    expect(siteIn(root).languages).toHaveLength(2)
    expect(codesOf(root)).toEqual(['warn.stale'])
  })

  test('keeps the privacy notice and the form that refers to it', () => {
    const { root, edit } = translatedClinic(english)
    edit<PrivacyFile>('content/privacy.json', ({ intro }) => {
      intro[0] += ' Ek.'
    })
    expect(idsOf(root)).toEqual(idsOf(root, 'tr'))
    expect(siteIn(root).privacy.intro[0]).toMatch(/^en /)
  })

  test('may be hidden until it is translated', () => {
    const { root, edit } = translatedClinic(english)
    edit<Entries>('locales/en/content/about.json', (entries) => {
      Object.assign(entries['text.0'] ?? {}, { en: '' })
    })
    const [own, shown] = ['tr', 'en'].map((language) => siteIn(root, language).about.text.length)
    expect(shown).toBe((own ?? 0) - 1)
    expect(codesOf(root)).toEqual(['warn.omitted'])
  })
})
