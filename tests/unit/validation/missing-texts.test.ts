import { expect, test } from 'vitest'
import {
  missingLocaleKeys,
  missingMessages,
  missingTextsReport,
  withNewTexts,
} from '../../../scripts/generate/missingTexts.ts'
import { fixtureClinics } from '../../../scripts/publish/paths.ts'
import schemas from '../../../src/validation/schemas.gen.json' with { type: 'json' }

const known = Object.entries(schemas).map(([name, schema]) => ({ name, schema: schema as object }))

test('an engineer who adds a text key sees every clinic that lacks it, by file', () => {
  const contracts = { common: { skipToContent: [], 'new.label': [] } }
  const missing = fixtureClinics().flatMap((clinic) => missingLocaleKeys(clinic, contracts))
  expect(missingTextsReport(missing).split('\n').sort()).toEqual([
    'tests/fixtures/clinics/duesseldorf/locales/de/common.json lacks "new.label"',
    'tests/fixtures/clinics/mercan/locales/tr/common.json lacks "new.label"',
    'tests/fixtures/clinics/utrecht/locales/en/common.json lacks "new.label"',
  ])
})

test('an engineer adds a new text once, and a fixture clinic in its language copies it', () => {
  const own = { title: 'Team', gone: 'Old', facts: { areas: 'Our areas' } }
  const source = { title: 'Staff', facts: { areas: 'Areas', languages: 'Languages' } }
  expect(withNewTexts(own, source)).toEqual({
    title: 'Team',
    facts: { areas: 'Our areas', languages: 'Languages' },
  })
})

test('an engineer who adds a field sees the languages that lack its texts, once per field', () => {
  const added = {
    name: 'doctors',
    schema: {
      properties: {
        spoken: { type: 'array' as const, title: 'Diller', description: 'Konuştuğu diller.' },
      },
    },
  }
  const report = missingTextsReport(missingMessages([added]))
  expect(report).toBe(
    'src/validation/fields/doctors.json lacks "de spoken: title, description", "en spoken: title, description"',
  )
})

test('an engineer finds no missing text', () => {
  expect(missingMessages(known)).toEqual([])
})
