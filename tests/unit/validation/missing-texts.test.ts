import { expect, test } from 'vitest'
import { complaintReport } from '../../../scripts/generate/complaints.ts'
import { missingLocaleKeys, withNewTexts } from '../../../scripts/generate/missingTexts.ts'
import { fixtureClinics } from '../../../scripts/publish/paths.ts'

test('an engineer who adds a text key sees every clinic that lacks it, by file', () => {
  const contracts = { common: { skipToContent: [], 'new.label': [] } }
  const missing = fixtureClinics().flatMap((clinic) => missingLocaleKeys(clinic, contracts))
  expect(complaintReport(missing).split('\n').sort()).toEqual([
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
