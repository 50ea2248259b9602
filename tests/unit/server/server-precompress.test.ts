import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { precompress } from '../../../scripts/publish/compress'
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
  return dist
}

const namesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort()

test('a visitor who accepts compression gets the identical page', async () => {
  const dist = builtSite()
  expect(await precompress(dist)).toBe(6)
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
  const dist = builtSite()
  await precompress(dist)
  const alone = ['media/hero.mp4', 'media/photo.jpg', 'robots.txt']
  const siblings = alone.flatMap((file) => [`${file}.br`, `${file}.gz`])
  expect(namesIn(dist)).toEqual(expect.arrayContaining(alone))
  expect(namesIn(dist).filter((name) => siblings.includes(name))).toEqual([])
})

test('the next build has the same bytes', async () => {
  const siblings = async () => {
    const dist = builtSite()
    await precompress(dist)
    return ['index.html.br', 'index.html.gz'].map((file) => readFileSync(join(dist, file)))
  }
  expect(await siblings()).toEqual(await siblings())
})
