/** @module-tag nightly */
import { expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { damageFiles } from '../../soak/validation/damage.ts'

test('an editor who damages any one character gets the verdict of JSON.parse, in words', () => {
  const { broken, refused, harmless } = damageFiles(clinicDir, 500, 7)
  expect(broken).toBeGreaterThan(100)
  expect(refused).toBeGreaterThan(50)
  expect(harmless).toBeGreaterThan(20)
})
