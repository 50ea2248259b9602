/** @module-tag nightly */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Changes } from '../../../src/editor/contract/validatorMessages.ts'
import { mistakes } from '../../fixtures/mistakes/index.ts'
import { randomOf } from '../../soak/honest/generated.ts'
import { someSites } from '../../soak/validation/someSites.ts'
import { compareSites } from '../../soak/validation/worker.ts'

/** The first mistake of each table, as a draft of the site. */
function* firstMistakes(root: string): Iterable<Changes> {
  for (const [, [first]] of mistakes) {
    const [, file, from, to] = first ?? []
    if (!file || !from || to === undefined) throw new Error('no mistake')
    const text = readFileSync(join(root, file), 'utf8').replace(from, () => to)
    yield new Map([[file, new TextEncoder().encode(text)]])
  }
}

test('an editor’s browser reports the same diagnostics as the command, in the same words', async () => {
  const { sites, refused } = await compareSites(function* (root) {
    yield* firstMistakes(root)
    yield* someSites(root, 80, randomOf(7))
  })
  expect(sites).toBe(mistakes.length + 80)
  expect(refused).toBeGreaterThanOrEqual(mistakes.length + 15)
})
