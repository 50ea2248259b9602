import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { afterAll, describe, expect, test } from 'vitest'
import { hashedName } from '../../../scripts/publish/files.ts'
import { fontFaces } from '../../../scripts/publish/fonts/fontFaces.ts'
import { measureFont } from '../../../scripts/publish/fonts/measureFont.ts'
import { scriptFaceOf, scriptFont } from '../../../scripts/publish/fonts/scriptFaces.ts'
import { themeStyles } from '../../../scripts/publish/fonts/themeStyles.ts'
import { readSites } from '../../../src/content/loading/read.ts'

const clinic = join(import.meta.dirname, '../../fixtures/clinics/mercan')
const { theme } = readSites(clinic).own
const fileOf = (name: string) => join(clinic, 'content/media', name)
const cacheDir = mkdtempSync(join(tmpdir(), 'mercan-fonts-'))
afterAll(() => rmSync(cacheDir, { recursive: true }))
const sheetIn = (language: string, cache = cacheDir) =>
  themeStyles(
    { theme, language },
    { contentDir: clinic, cacheDir: cache, put: (name, font) => `/${hashedName(name, font)}` },
  )
const sheet = await sheetIn('tr')

const turkish =
  'abcçdefgğhıijklmnoöprsştuüvyzâîûABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZÂÎÛ0123456789₺%+“”‘’«»–—…·•×\u00a0'

const unpack = async (file: string) => {
  const sfnt = await subsetFont(readFileSync(file), turkish, { targetFormat: 'truetype' })
  return new Face(new Blob(new Uint8Array(sfnt).buffer))
}

const facesOf = (use: string) =>
  sheet.text.match(new RegExp(`@font-face{font-family:${use}-[^}]*`, 'g')) ?? []

describe.for(Object.entries(theme.fonts))('the font of %s', ([use, font]) => {
  test('has every Turkish letter, the lira sign and the punctuation of the texts', async () => {
    const characters = new Set((await unpack(fileOf(font.file))).collectUnicodes())
    const missing = [...turkish].filter((letter) => !characters.has(letter.codePointAt(0) ?? 0))
    expect(missing).toEqual([])
  })

  test('is small enough for the first round trips', () => {
    expect(statSync(fileOf(font.file)).size).toBeLessThan(25_000)
  })

  test('has no ligature of f and i, which would lose the dot', async () => {
    expect((await unpack(fileOf(font.file))).getTableFeatureTags('GSUB')).not.toContain('liga')
  })

  test('has fallbacks of the same height, so that no line moves when it loads', async () => {
    const { ascent, descent, lineGap } = await measureFont(fileOf(font.file), [])
    const faces = facesOf(use)
    expect(faces.length).toBeGreaterThan(2)
    for (const face of faces) {
      const percent = (what: string) => Number(face.match(`${what}:([\\d.]+)%`)?.[1]) / 100
      const adjust = percent('size-adjust')
      expect(percent('ascent-override') * adjust).toBeCloseTo(ascent, 3)
      expect(percent('descent-override') * adjust).toBeCloseTo(descent, 3)
      expect(percent('line-gap-override')).toBe(lineGap)
    }
  })
})

test('the fallbacks have the widths that a browser measured', () => {
  const widths = (use: string) =>
    facesOf(use).map((face) => Number(/size-adjust:([\d.]+)%/.exec(face)?.[1]))
  expect(widths('display')).toEqual([86.38, 87.73, 103.9])
  expect(widths('text')).toEqual([101.52, 99.2, 102.26, 105.4])
})

test('a build with cached metrics writes the same sheet without measuring', async () => {
  expect(await sheetIn('tr')).toEqual(sheet)
  for (const known of readdirSync(join(cacheDir, 'fonts'))) {
    writeFileSync(
      join(cacheDir, 'fonts', known),
      '{"ascent":9,"descent":9,"lineGap":9,"widths":{}}',
    )
  }
  await expect(sheetIn('tr')).rejects.toThrow('not measured')
})

test('a font with only a light weight has fallbacks of that weight only', async () => {
  const measures = await measureFont(fileOf(theme.fonts.text.file), [400])
  const faces = fontFaces('text', { ...theme.fonts.text, weights: '400' }, '/a.woff2', measures)
  expect(faces).toHaveLength(3)
  for (const face of faces) expect(face).toContain('font-weight:400;')
  expect(faces.join()).not.toContain('Bold')
})

describe('the Arabic font', () => {
  const face = scriptFaceOf('ar')

  test('is loaded for every language in that script, and for no other', () => {
    for (const language of ['fa', 'ur', 'ckb', 'ar-EG']) expect(scriptFaceOf(language)).toBe(face)
    for (const language of ['tr', 'en', 'de', 'ru']) expect(scriptFaceOf(language)).toBeUndefined()
  })

  test('joins the letters of Arabic and Persian, and is smaller than a photo', async () => {
    if (!face) throw new Error('Arabic has no face')
    const file = await scriptFont(face, cacheDir)
    expect(statSync(file).size).toBeLessThan(25_000)
    const sfnt = await subsetFont(readFileSync(file), face.letters, { targetFormat: 'truetype' })
    const font = new Face(new Blob(new Uint8Array(sfnt).buffer))
    const has = new Set(font.collectUnicodes())
    const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئىةپچژگکی،؛؟ًٌٍَُِّْ'
    expect([...letters].filter((letter) => !has.has(letter.codePointAt(0) ?? 0))).toEqual([])
    for (const form of ['init', 'medi', 'fina', 'rlig', 'mark'])
      expect([...font.getTableFeatureTags('GSUB'), ...font.getTableFeatureTags('GPOS')]).toContain(
        form,
      )
  })

  test('is only in the sheet of an Arabic site, in place of the heading font', async () => {
    expect(sheet.rightToLeft).toBe('')
    const arabic = await sheetIn('ar', join(cacheDir, 'arabic'))
    expect(arabic.text).toBe(sheet.text)
    expect(arabic.rightToLeft).toContain(
      '[dir="rtl"]{--font-display:"Noto Sans Arabic", latin, "Manrope"',
    )
    const fontsOf = ({ fonts }: typeof sheet) => fonts.map((address) => address.slice(1, -15))
    expect(fontsOf(sheet)).toEqual(['fraunces', 'manrope'])
    expect(fontsOf(arabic)).toEqual(['noto-sans-arabic-arabic-wght-normal', 'manrope'])
  })
})
