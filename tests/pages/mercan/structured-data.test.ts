import { describe, expect, test } from 'vitest'
import { unknownToSchemaOrg } from '../any/schemaOrg.ts'

describe('the check of structured data', () => {
  test.each([
    ['an unknown type', { '@type': 'Dentis' }, 'Dentis: there is no type Dentis'],
    [
      'a property of another type',
      { '@type': 'WebPage', opens: '11:00' },
      'WebPage: WebPage has no opens',
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
