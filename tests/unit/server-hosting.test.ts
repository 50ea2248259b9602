import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nginxRedirects, redirectsFile } from '../../scripts/hosting/redirects'
import { aliasesOf, canonicalPath, paths } from '../../src/routes/paths'
import { projectRoot } from './server-fixture'

const hosting = (file: string) => readFileSync(join(projectRoot, 'scripts/hosting', file), 'utf8')
const rules = [
  ...nginxRedirects().matchAll(/^location = "(.*)" \{ return 301 (.*)\$is_args\$args; \}$/gm),
].map(([, from = '', to = '']) => ({ from, to: decodeURI(to) }))

describe('an engineer who puts nginx in front', () => {
  test('has the redirects of today’s paths', () => {
    expect(readFileSync(redirectsFile, 'utf8'), 'run npx tsx scripts/hosting/redirects.ts').toBe(
      nginxRedirects(),
    )
  })

  test('leads every spelling to its page in one step, and no page away from itself', () => {
    const led = new Map(rules.map(({ from, to }) => [from, to]))
    for (const path of Object.values(paths)) {
      expect(led.has(path)).toBe(false)
      for (const alias of aliasesOf(path)) {
        expect(led.get(alias)).toBe(path)
        expect(led.get(`${alias}/`)).toBe(path)
      }
    }
    expect(led.size).toBe(rules.length)
    expect(led.get('/Hakkımızda')).toBe('/hakkımızda')
    for (const { from, to } of rules) expect(canonicalPath(from)).toBe(to)
  })

  test('finds every setting of the server described', () => {
    const source = ['settings.ts', 'database.ts', 'index.ts'].map((file) =>
      readFileSync(join(projectRoot, 'src/server', file), 'utf8'),
    )
    const used = new Set(
      [...source.join('\n').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name]) => name),
    )
    expect([...used]).toContain('SMTP_URL')
    expect([...used].filter((name) => !hosting('README.md').includes(`\`${name}\``))).toEqual([])
  })
})
