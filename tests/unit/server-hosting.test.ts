import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/build/places'

const hosting = (file: string) => readFileSync(join(root, 'scripts/hosting', file), 'utf8')

describe('an engineer who keeps the machine', () => {
  test('finds every setting of the server described', () => {
    const source = ['settings.ts', 'database.ts', 'index.ts'].map((file) =>
      readFileSync(join(root, 'src/server', file), 'utf8'),
    )
    const used = new Set(
      [...source.join('\n').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name]) => name),
    )
    expect([...used]).toContain('SMTP_URL')
    expect([...used].filter((name) => !hosting('README.md').includes(`\`${name}\``))).toEqual([])
  })
})
