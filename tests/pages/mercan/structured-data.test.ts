import { describe, expect, test } from 'vitest'
import { pages } from '../any/builtPages.ts'
import { graphOf, unknownToSchemaOrg } from '../any/schemaOrg.ts'

test.each(pages)(
  'a search engine reads on $name no claim that the law or its rules forbid',
  (page) => {
    const data = JSON.stringify(graphOf(page))
    expect(data).not.toMatch(/rating|review(?!ed)|price|offer/i)
  },
)

describe('the check of structured data', () => {
  test.each([
    ['an unknown type', { '@type': 'Dentis' }, 'Dentis: there is no type Dentis'],
    [
      'a property of another type',
      { '@type': 'WebPage', opens: '11:00' },
      'WebPage: WebPage has no opens',
    ],
    [
      'a misspelt property within',
      { '@type': 'Dentist', address: { '@type': 'PostalAddress', street: 'x' } },
      'Dentist.address: PostalAddress has no street',
    ],
    [
      'an object of the wrong type',
      { '@type': 'Dentist', geo: { '@type': 'Person', name: 'x' } },
      'Dentist.geo: {"@type":"Person","name":"x"} is none of GeoCoordinates, GeoShape, IdReference',
    ],
    [
      'a text instead of an enumeration member',
      { '@type': 'Dentist', medicalSpecialty: 'Teeth' },
      'Dentist.medicalSpecialty: "Teeth" is none of MedicalSpecialty, IdReference',
    ],
  ])('reports %s', (_what, node, told) => {
    expect(unknownToSchemaOrg(node)).toEqual([told])
  })

  test('allows a type the properties of its parent types', () => {
    const dentist = {
      '@type': 'Dentist',
      name: 'x',
      openingHours: 'Mo',
      telephone: '1',
      geo: { '@id': '#g' },
    }
    expect(unknownToSchemaOrg(dentist)).toEqual([])
  })
})
