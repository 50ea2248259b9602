import { describe, expect, test } from 'vitest'
import { sectionInside } from '../../../src/content/sections'
import { treatmentData } from '../../../src/content/sections/treatment'
import type { Site } from '../../../src/content/site/site'
import type { PricesFile, QuestionGroup, Service, Treatment } from '../../../src/content/types.gen'
import { faqNode, procedureNode } from '../../../src/site/head/sectionNodes'
import { unknownToSchemaOrg } from '../../pages/any/schemaOrg'

const url = 'https://clinic.example/implant'
const about = { url, specialty: 'Dentistry' }

const service: Service = {
  id: 'implant',
  title: 'Implant',
  description: 'A screw.',
  icon: { src: '/media/implant.svg', width: 48, height: 48 },
  tone: 'tint',
}

const group: QuestionGroup = {
  id: 'implant-questions',
  title: 'Questions',
  questions: [
    { id: 'does-it-hurt', question: 'Does it hurt?', answer: ['It is numbed.', 'Later a little.'] },
    { id: 'how-long', question: 'How long?', answer: ['Months.'] },
  ],
}

const treatment: Treatment = {
  id: 'implant-page',
  service: 'implant',
  intro: 'A screw in the place of a root.',
  bodyLocation: 'Jaw',
  parts: [
    { title: 'For whom', text: ['For those who miss a tooth.'] },
    { topic: 'preparation', text: ['You are examined.'] },
    {
      topic: 'procedure',
      text: ['It takes **a while**.'],
      list: ['calm'],
      steps: ['Numb.', 'Place.'],
    },
    { topic: 'procedure', steps: ['Wait.'] },
  ],
  prices: ['domestic', 'crown'],
  doctors: ['b'],
  questions: 'implant-questions',
}

const photo = { src: '/media/a.svg', width: 4, height: 5 }
const doctor = (id: string) => ({
  id,
  name: id,
  title: 'Dr',
  photo,
  summary: '',
  bio: [''] as [string],
})
const prices = {
  listDate: '2026-11-02',
  categories: [
    { id: 'fillings', title: 'Fillings', rows: [{ id: 'filling', treatment: 'Filling' }] },
    {
      id: 'implants',
      title: 'Implants',
      rows: [
        { id: 'domestic', treatment: 'Domestic', min: 1, max: 2 },
        { id: 'imported', treatment: 'Imported', min: 3, max: 4 },
      ],
    },
    { id: 'crowns', title: 'Crowns', rows: [{ id: 'crown', treatment: 'Crown' }] },
  ],
} satisfies PricesFile

const bare: Treatment = { id: 'bare', service: 'implant', intro: '', parts: [{ title: 'x' }] }
const unknown: Treatment = { ...treatment, id: 'unknown', doctors: ['c'] }

const site = {
  treatments: { treatments: [treatment, bare, unknown] },
  services: { services: [service] },
  doctors: { doctors: [doctor('a'), doctor('b')] },
  questions: { groups: [group] },
  prices,
  amounts: { domestic: '1 - 2 TL', imported: '3 - 4 TL' },
  clinic: { sections: { prices: true } },
  appointment: {
    photos: [],
    types: [
      { id: 'placing', name: 'Placing', minutes: 60, price: 'domestic' },
      { id: 'crown', name: 'Crown', minutes: 45, price: 'crown' },
      { id: 'filling', name: 'Filling', minutes: 30, price: 'filling' },
      { id: 'control', name: 'Control', minutes: 15 },
    ],
  },
  formatTag: 'tr-u-nu-latn',
  language: 'tr',
  site: { currency: 'TRY', currencySign: 'TL' },
} as unknown as Site

const whole = treatmentData(site, 'implant-page')

describe('a treatment on its page', () => {
  test('has only its own rows of the price list, under their titles, in the order of the list', () => {
    expect(whole.prices?.listDate).toBe('2026-11-02')
    expect(
      whole.prices?.categories.map(({ title, rows }) => [title, ...rows.map(({ id }) => id)]),
    ).toEqual([
      ['Implants', 'domestic'],
      ['Crowns', 'crown'],
    ])
    expect(whole.prices?.amounts).toEqual({ domestic: '1 - 2 TL' })
    expect(whole.prices?.range).toBe('1 - 2 TL')
  })

  test('says how long an appointment takes, by the types of its rows', () => {
    expect(whole.duration).toBe('45–60 dakika')
    const arabic = { ...site, formatTag: 'ar-u-nu-latn', dir: 'rtl' } as unknown as Site
    expect(treatmentData(arabic, 'implant-page').duration).toBe('45-60 دقيقة')
    const [placing] = site.appointment.types ?? []
    const one = { ...site, appointment: { types: [placing] } } as unknown as Site
    expect(treatmentData(one, 'implant-page').duration).toBe('60 dakika')
    expect(treatmentData(site, 'bare').duration).toBeUndefined()
  })

  test('has its complete service, doctors and questions', () => {
    expect(whole.service).toBe(service)
    expect(whole.doctors.map(({ id }) => id)).toEqual(['b'])
    expect(sectionInside(site, { kind: 'treatment', record: 'implant-page' })).toEqual({
      kind: 'questions',
      record: group.id,
    })
  })

  test('has no prices at a clinic that shows none', () => {
    const clinic = { sections: { prices: false } }
    const without = { ...site, clinic } as unknown as Site
    expect(treatmentData(without, 'implant-page')).not.toHaveProperty('prices')
  })

  test('needs no more than its service', () => {
    const { prices: shown, doctors } = treatmentData(site, 'bare')
    expect({ shown, doctors }).toEqual({ doctors: [] })
    expect(sectionInside(site, { kind: 'treatment', record: 'bare' })).toBeUndefined()
  })

  test('is not built with an unknown doctor', () => {
    expect(() => treatmentData(site, 'unknown')).toThrow('"c"')
  })
})

describe('a treatment for search engines', () => {
  const node = procedureNode(whole, about)

  test('is a procedure in the words of the page, part by part', () => {
    expect(node).toEqual({
      '@type': 'MedicalProcedure',
      '@id': `${url}#procedure-implant`,
      name: 'Implant',
      description: 'A screw in the place of a root.',
      bodyLocation: 'Jaw',
      preparation: 'You are examined.',
      howPerformed: 'It takes a while. calm Numb. Place. Wait.',
      relevantSpecialty: 'Dentistry',
    })
  })

  test('has only terms of schema.org, and no price', () => {
    expect(unknownToSchemaOrg(node)).toEqual([])
    expect(JSON.stringify(node)).not.toMatch(/price|offer|rating|review|domestic/i)
  })
})

describe('questions for search engines', () => {
  const node = faqNode([group], url)

  test('have an answer and an address on the page', () => {
    expect(node.mainEntity[0]).toEqual({
      '@type': 'Question',
      '@id': `${url}#does-it-hurt`,
      name: 'Does it hurt?',
      acceptedAnswer: { '@type': 'Answer', text: 'It is numbed. Later a little.' },
    })
    expect(node.mainEntity.map(({ name }) => name)).toEqual(['Does it hurt?', 'How long?'])
  })

  test('have only terms of schema.org', () => {
    expect(unknownToSchemaOrg(node)).toEqual([])
  })
})
