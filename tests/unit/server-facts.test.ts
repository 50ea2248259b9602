import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFacts } from '../../src/server/facts'
import { clinicFolder, writeFiles } from './server-fixture'

test('the form of another language offers what that language’s overlay says, as its pages do', () => {
  const root = clinicFolder()
  cpSync(join(root, 'locales/tr'), join(root, 'locales/xx'), { recursive: true })
  writeFiles(root, {
    'locales/xx/content/clinic.json': JSON.stringify({
      name: 'Coral',
      email: 'info@mercan.example',
      phones: { landline: '+90 212 000 00 01' },
      requestOptions: ['Check-up'],
      requestRetentionDays: 90,
      address: { district: 'Bayrampaşa', city: 'İstanbul' },
      sections: {},
    }),
  })

  const { clinic, choices } = readFacts(root, 'xx')
  expect(clinic).toMatchObject({ name: 'Coral', phones: { landline: '+90 212 000 00 01' } })
  expect(choices.requests).toEqual(['Check-up'])
  // What the overlay leaves out is the clinic's own.
  expect(choices.doctors).toEqual(['Selin Ardıç', 'Kerem Yalıner'])
  expect(readFacts(root, 'tr').choices.requests).toContain('Muayene')
})
