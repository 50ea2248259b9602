import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createAjv } from '../../../scripts/generate/createAjv.ts'
import { rulesOf } from '../../../scripts/generate/validators.ts'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { violationsIn } from '../../../src/validation/schema/violations.ts'
import { schemas } from '../../../src/validation/schemas.ts'
import type { Doc } from '../../../src/validation/types.ts'
import { WRONG } from '../../soak/promise/damage.ts'

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** Replacement values. */
const wrongValues = [...WRONG, ['yok'], [[]]]

/** Copies of a value with one mistake at any depth: a wrong, missing or additional value. */
function* damaged(value: unknown): Iterable<unknown> {
  yield* wrongValues
  if (Array.isArray(value)) {
    yield [...value, value[0]]
    // Records of a list are alike, so two are enough.
    for (const [at, item] of value.slice(0, 2).entries())
      for (const wrong of damaged(item)) yield value.with(at, wrong)
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, yok: 1 }
    for (const [key, item] of Object.entries(value)) {
      const { [key]: _, ...rest } = value as Record<string, unknown>
      yield rest
      for (const wrong of damaged(item)) yield { ...value, [key]: wrong }
    }
  }
}

describe('the compiled rules refuse the same damage as the schema', () => {
  test.each(Object.entries(schemas))('in %s.json', (name, schema) => {
    const validate = createAjv().compile<unknown>(rulesOf({ name, schema }))
    const country = 'TR'
    let refused = 0
    for (const value of damaged(readJson(join(clinicDir, 'content', `${name}.json`)))) {
      const errors = validate.call({ country }, value) ? [] : (validate.errors ?? [])
      const expected = errors.map(({ schemaPath: _, ...told }) => told)
      const doc = { role: { name }, value, country } as Doc
      const found = violationsIn(doc)
      if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected)
      refused += expected.length > 0 ? 1 : 0
    }
    expect(refused).toBeGreaterThan(0)
  })
})
