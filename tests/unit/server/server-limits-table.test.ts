import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/publish/paths'
import { limits } from '../../../src/server/base/limits'

const { bytes, count, ms } = limits
const kb = (size: number) =>
  size % 1024 ** 2 === 0 ? `${size / 1024 ** 2} MB` : `${size / 1024} KB`

test('an engineer reads every limit in the manual with its value', () => {
  const manual = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const [, section = ''] = /^## Limits\n([\s\S]*?)^## /m.exec(manual) ?? []
  const rows = [...section.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  const expected = [
    ...Object.entries(bytes).map(([name, size]) => [name, kb(size)]),
    ...Object.entries(count).map(([name, number]) => [name, number.toLocaleString('en')]),
    ...Object.entries(ms).map(([name, time]) => [name, `${time / 1000} s`]),
  ]
  expect(rows).toEqual(expected)
})

test('nginx accepts bodies of the sizes that the server accepts, and no larger ones', () => {
  const config = readFileSync(join(root, 'scripts/hosting/nginx.conf'), 'utf8')
  const sizes = [...config.matchAll(/location (.+?) \{[^}]*?client_max_body_size (\w+);/g)]
  expect(sizes.map(([, place, size]) => [place, size])).toEqual([
    ['^~ /yonetim', `${bytes.deskBody / 1024}k`],
    ['^~ /yonetim/api/editor/', `${bytes.draftBody / 1024 ** 2}m`],
    ['/api/', `${bytes.requestBody / 1024}k`],
  ])
})
