import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/publish/paths.ts'
import { PAGE_IDS } from '../../../src/validation/rules/page-ids.ts'

// Only the site's pages show records.
const sources = [
  join(root, 'index.html'),
  ...readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:site|ui)\/.*\.tsx?$/.test(name))
    .map((name) => join(root, 'src', name)),
]

/** Literal element ids of the source, without those derived from a record's id. */
const idsIn = (text: string) =>
  [...text.matchAll(/\bid="([^"]+)"|\w+Id = '([a-z-]+)'/g)].map(
    ([, id, named]) => id ?? named ?? '',
  )

test('no record can use the id of a part of the pages', () => {
  const written = sources.flatMap((file) => idsIn(readFileSync(file, 'utf8')))
  expect(written.length).toBeGreaterThan(5)
  expect(written.filter((id) => !PAGE_IDS.has(id))).toEqual([])
})
