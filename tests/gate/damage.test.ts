import { expect, test, vi } from 'vitest'
import { clinicDir } from '../../scripts/build/places.ts'
import { damageFiles } from '../../scripts/prove/gate/damage.ts'

vi.setConfig({ testTimeout: 120_000 })

test('any one character of any file may be damaged: the verdict is that of JSON.parse, and in words', () => {
  const { broken, refused, harmless } = damageFiles(clinicDir, 500, 7)
  expect(broken).toBeGreaterThan(100)
  expect(refused).toBeGreaterThan(50)
  expect(harmless).toBeGreaterThan(20)
})
