import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildMedia } from '../../../scripts/media/buildMedia.ts'
import { cacheDir, clinicDir } from '../../../scripts/publish/paths.ts'
import { avifUrl, isRaster, plainUrl } from '../../../src/ui/photo.ts'

const manifest = await buildMedia({ root: clinicDir, cacheDir })

test('every original has an entry in the manifest', () => {
  const originals = readdirSync(join(clinicDir, 'content', 'media'), {
    recursive: true,
    withFileTypes: true,
  })
  // Fonts are built with the style sheet.
  const files = originals.filter((entry) => entry.isFile() && !/\.(?:md|woff2)$/.test(entry.name))
  expect(Object.keys(manifest)).toHaveLength(files.length)
})

test('every address that a page can request is a file', () => {
  const addresses = Object.values(manifest).flatMap((entry) => {
    if ('type' in entry || !isRaster(entry)) return [entry.src]
    return [...entry.widths.map((width) => avifUrl(entry, width)), plainUrl(entry)]
  })
  expect(addresses.length).toBeGreaterThan(50)
  expect(addresses.filter((address) => !existsSync(join(cacheDir, address)))).toEqual([])
})

test('a browser reads the real codec of each video', () => {
  for (const n of [1, 2, 3]) {
    expect(manifest[`hero-${n}.av1.mp4`]).toMatchObject({
      type: 'video/mp4; codecs="av01.0.05M.10"',
    })
    expect(manifest[`hero-${n}.h264.mp4`]).toMatchObject({
      type: 'video/mp4; codecs="avc1.640032"',
    })
  }
})

test('a phone in portrait receives videos of at most 250 KB, cropped like their first picture', async () => {
  const { default: sharp } = await import('sharp')
  for (const n of [1, 2, 3]) {
    const file = (ending: string) => join(clinicDir, 'content/media', `hero-${n}.phone.${ending}`)
    for (const codec of ['av1', 'h264']) {
      expect(statSync(file(`${codec}.mp4`)).size).toBeLessThanOrEqual(250 * 1024)
    }
    const { width = 0, height = 0 } = await sharp(file('webp')).metadata()
    expect(width / height).toBeCloseTo(768 / 640, 2)
  }
})
