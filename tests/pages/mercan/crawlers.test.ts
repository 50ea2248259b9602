import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { distDir } from '../../../scripts/publish/paths.ts'

const read = (file: string) => readFileSync(join(distDir, file), 'utf8')

test('a search engine finds nothing of the desk in the site: no page, no address, no script', () => {
  const files = readdirSync(distDir, { recursive: true, encoding: 'utf8' })
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => file.includes('yonetim') || file.includes('.desk'))).toEqual([])
  const texts = files.filter((file) => /\.(?:html|js|css|xml|txt|webmanifest|conf)$|\/_/.test(file))
  expect(texts.filter((file) => /yonetim|simplewebauthn/.test(read(file)))).toEqual([])
})
