import { expect, test } from 'vitest'
import { killEditor } from '../../scripts/prove/editor/kill.ts'

/** A sample of the long proof, which throws when it does not hold. */
test('what an editor was told is sent is there whole after a kill -9, and the next one can send', async () => {
  const { proposed } = await killEditor(3, 11)
  expect(proposed).toBeGreaterThan(0)
}, 180_000)
