import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { validatorMessages } from '../../../scripts/publish/validatorMessages.ts'
import type { Changes } from '../../../src/editor/contract/validatorMessages.ts'
import { mistakes } from '../../fixtures/mistakes/index.ts'
import { randomOf } from '../../soak/honest/generated.ts'
import { buildValidatorPage } from '../../soak/validation/browserValidator.ts'
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

test('an editor’s browser reports the same diagnostics as the command, in the same words', {
  tags: ['nightly'],
}, async () => {
  const { sites, refused } = await compareSites(function* (root) {
    yield* firstMistakes(root)
    yield* someSites(clinicDir, 80, randomOf(7))
  })
  expect(sites).toBe(mistakes.length + 80)
  expect(refused).toBeGreaterThanOrEqual(mistakes.length + 15)
})

test('an editor’s browser loads the validator, the messages of one language, and no `eval`', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mercan-validator-page-'))
  await buildValidatorPage(folder)
  const scripts = new Map(
    readdirSync(join(folder, 'assets')).map((name) => [
      name.replace(/-.{8}\.js$/, ''),
      readFileSync(join(folder, 'assets', name)),
    ]),
  )
  rmSync(folder, { recursive: true })
  expect([...scripts.keys()].sort()).toEqual(['validator', 'validator-schemas'])
  const validator = scripts.get('validator') ?? Buffer.alloc(0)
  const messages = JSON.stringify(validatorMessages('tr', 'file'))
  expect(messages).toContain('Eğik (kıvrımlı) tırnak')
  expect(messages).not.toContain('Anführungszeichen')
  expect(validator.toString()).not.toMatch(
    /\beval\(|new Function|["']node:|kıvrımlı|Anführungszeichen/,
  )
  const loaded = Buffer.concat([validator, Buffer.from(messages)])
  expect(brotliCompressSync(loaded).length).toBeLessThan(84 * 1024)
})
