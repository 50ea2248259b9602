import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { readCharacters } from '../../scripts/fonts/cmap.ts'
import { readTables, table } from '../../scripts/fonts/sfnt.ts'

const styles = join(import.meta.dirname, '..', '..', 'src', 'styles')
const css = readFileSync(join(styles, 'fonts.css'), 'utf8')
const fonts = [
  { name: 'fraunces', family: 'Fraunces' },
  { name: 'manrope', family: 'Manrope' },
]

const turkish =
  'abcçdefgğhıijklmnoöprsştuüvyzâîûABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZÂÎÛ0123456789₺%+“”‘’«»–—…·•×\u00a0'

const unpack = async (name: string) => {
  const woff2 = readFileSync(join(styles, 'fonts', `${name}.woff2`))
  return readTables(await subsetFont(woff2, turkish, { targetFormat: 'truetype' }))
}

describe.for(fonts)('$family', ({ name, family }) => {
  test('holds every Turkish letter, the lira and the signs of the texts', async () => {
    const characters = readCharacters(table(await unpack(name), 'cmap'))
    const missing = [...turkish].filter((letter) => !characters.has(letter.codePointAt(0) ?? 0))
    expect(missing).toEqual([])
  })

  test('weighs little enough for the first round trips', () => {
    expect(statSync(join(styles, 'fonts', `${name}.woff2`)).size).toBeLessThan(25_000)
  })

  test('joins no f and i, which would lose the dot', async () => {
    const features = (await unpack(name)).get('GSUB')?.toString('latin1') ?? ''
    expect(features).not.toContain('liga')
  })

  test('has fallbacks as high as itself, so that no line moves when it arrives', async () => {
    const tables = await unpack(name)
    const units = table(tables, 'head').readUInt16BE(18)
    const hhea = table(tables, 'hhea')
    const faces = css.split('@font-face').filter((face) => face.includes(`"${family} Fallback`))
    expect(faces.length).toBeGreaterThan(2)
    for (const face of faces) {
      const percent = (what: string) => Number(face.match(`${what}: ([\\d.]+)%`)?.[1]) / 100
      const adjust = percent('size-adjust')
      expect(percent('ascent-override') * adjust).toBeCloseTo(hhea.readInt16BE(4) / units, 3)
      expect(percent('descent-override') * adjust).toBeCloseTo(-hhea.readInt16BE(6) / units, 3)
      expect(percent('line-gap-override')).toBe(hhea.readInt16BE(8) / units)
    }
  })
})
