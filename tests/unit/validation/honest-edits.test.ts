/** @module-tag nightly */
import { expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/build/paths.ts'
import { Draft } from '../../soak/honest/draft.ts'
import { writtenEdits } from '../../soak/honest/written/index.ts'

const draft = new Draft(clinicDir)

test.each(writtenEdits)('an editor who %s may publish', (_does, edit) => {
  draft.reset()
  expect(draft.attempt(edit)).toEqual([])
  expect(draft.changed, 'The edit found nothing to change').not.toEqual([])
})
