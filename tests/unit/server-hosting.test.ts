import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nginxFiles } from '../../scripts/build/nginxFiles'
import { root } from '../../scripts/build/places'

const hosting = (file: string) => readFileSync(join(root, 'scripts/hosting', file), 'utf8')

describe('an engineer who keeps the machine', () => {
  test('has nginx read everything the build writes for it, and hide it', () => {
    const included = [...hosting('nginx.conf').matchAll(/include \S+\/_nginx\/(\S+);/g)]
    const written = Object.keys(nginxFiles([], []))
    expect(included.map(([, file]) => file).sort()).toEqual(written.sort())
    expect(hosting('nginx.conf')).toContain('location ~ ^/_ { return 404; }')
  })

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
