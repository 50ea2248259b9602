import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/build/paths.ts'
import { PAGE_IDS } from '../../../src/validation/rules/page-ids.ts'

// Only pages of the site show records of content.
const sources = [
  join(root, 'index.html'),
  ...readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:site|ui)\/.*\.tsx?$/.test(name))
    .map((name) => join(root, 'src', name)),
]

/** Names of places as the source writes them; those made from a record's code are no names of their own. */
const idsIn = (text: string) =>
  [...text.matchAll(/\bid="([^"]+)"|\w+Id = '([a-z-]+)'/g)].map(
    ([, id, named]) => id ?? named ?? '',
  )

test('no record can take the name of a part of the pages', () => {
  const written = sources.flatMap((file) => idsIn(readFileSync(file, 'utf8')))
  expect(written.length).toBeGreaterThan(5)
  expect(written.filter((id) => !PAGE_IDS.has(id))).toEqual([])
})
