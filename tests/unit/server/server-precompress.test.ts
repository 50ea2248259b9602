import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { precompress } from '../../../scripts/build/precompress'
import { writeFiles } from '../../support/serverFixture'

const page = `<!doctype html><title>Randevu</title>${'<p>Diş Kliniği</p>'.repeat(200)}`
const noise = Uint8Array.from({ length: 4000 }, (_, index) => (index * index * 31) % 251)

function builtSite() {
  const folder = mkdtempSync(join(tmpdir(), 'mercan-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const dist = join(folder, 'dist')
  writeFiles(dist, {
    'index.html': page,
    'iletişim/index.html': page,
    'assets/app.1a2b.js': `${page}//`,
    'media/hero.mp4': noise,
    'media/photo.jpg': page,
    'robots.txt': 'User-agent: *\n',
  })
  return { dist, cache: join(folder, 'cache') }
}

const namesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort()

test('a visitor who accepts compression gets the identical page', async () => {
  const { dist, cache } = builtSite()
  expect(await precompress(dist, cache)).toBe(6)
  for (const file of ['index.html', 'iletişim/index.html', 'assets/app.1a2b.js']) {
    const whole = readFileSync(join(dist, file))
    const brotli = readFileSync(join(dist, `${file}.br`))
    const gzip = readFileSync(join(dist, `${file}.gz`))
    expect(brotliDecompressSync(brotli).equals(whole)).toBe(true)
    expect(gunzipSync(gzip).equals(whole)).toBe(true)
    expect(brotli.length).toBeLessThan(whole.length / 10)
    expect(gzip.length).toBeLessThan(whole.length / 10)
  }
})

test('films, pictures and tiny files are not compressed', async () => {
  const { dist, cache } = builtSite()
  await precompress(dist, cache)
  const alone = ['media/hero.mp4', 'media/photo.jpg', 'robots.txt']
  const siblings = alone.flatMap((file) => [`${file}.br`, `${file}.gz`])
  expect(namesIn(dist)).toEqual(expect.arrayContaining(alone))
  expect(namesIn(dist).filter((name) => siblings.includes(name))).toEqual([])
})

test('the next build has the same bytes, and reuses those of the last one', async () => {
  const { dist, cache } = builtSite()
  await precompress(dist, cache)
  const first = readFileSync(join(dist, 'index.html.br'))
  const kept = namesIn(cache)
  await precompress(dist, cache)
  expect(readFileSync(join(dist, 'index.html.br')).equals(first)).toBe(true)
  expect(namesIn(cache)).toEqual(kept)

  writeFiles(dist, { 'index.html': `${page}!`, 'iletişim/index.html': `${page}!` })
  await precompress(dist, cache)
  const changed = brotliDecompressSync(readFileSync(join(dist, 'index.html.br')))
  expect(changed.toString()).toBe(`${page}!`)
  expect(namesIn(cache)).toHaveLength(kept.length)
  expect(namesIn(cache)).not.toEqual(kept)
})
