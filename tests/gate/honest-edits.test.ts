import { expect, test } from 'vitest'
import { reportOf } from '../../scripts/check/output/text.ts'
import { inspectSite } from '../../scripts/check.ts'
import { honestClinicEdits } from './honest/clinic.ts'
import { honestRecords } from './honest/records.ts'
import { honestTexts } from './honest/texts.ts'
import { siteCopy } from './siteCopy.ts'

const site = siteCopy()

test.each([...honestRecords, ...honestClinicEdits, ...honestTexts])(
  'an editor who %s may publish',
  (_does, edit) => {
    edit(site)
    const { faults, files } = inspectSite(site.root)
    expect(faults, reportOf(faults, files)).toEqual([])
  },
)
