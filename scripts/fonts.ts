import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { joinFonts } from './fonts/join.ts'

/**
 * Cuts the site's two fonts out of their packages, once, by hand: `npm run fonts`.
 * The results are committed; no build runs this. The packages split each font
 * into Latin and extended Latin, and Turkish needs letters of both, so both
 * parts are cut down first and then joined into one file a font.
 */
type Font = {
  name: string
  files: [latin: string, extended: string]
  axes: Record<string, number | { min: number; max: number; default?: number }>
  features: string[]
}

const latin = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')
/** c g i o s u with their Turkish marks, dotless i, dotted I, and a i u with circumflex. */
const turkish =
  '\u00e7\u011f\u0131\u00f6\u015f\u00fc\u00e2\u00ee\u00fb\u00c7\u011e\u0130\u00d6\u015e\u00dc\u00c2\u00ce\u00db'
/** No-break space, soft hyphen, quotes, dashes, ellipsis, dots, signs, fractions, euro, lira. */
const signs =
  '\u00a0\u00ad\u00ab\u00bb\u2018\u2019\u201a\u201c\u201d\u201e\u2013\u2014\u2026\u00b7\u2022\u00d7\u00f7\u2212' +
  '\u00b0\u00b1\u00a9\u00ae\u2122\u00bd\u00bc\u00be\u00b2\u00b3\u20ac\u20ba'
/** Letters of names and foreign words: acute, grave, diaeresis, tilde, ring, cedilla, sharp s. */
const neighbours =
  '\u00e1\u00e0\u00e4\u00e9\u00e8\u00ea\u00eb\u00ed\u00ef\u00f1\u00f3\u00f4\u00fa\u00df\u00c4\u00c9'
const text = latin + turkish + signs + neighbours

const fonts: Font[] = [
  {
    // One cut, the display size of the headings, with the soft corners the brand
    // is named for. No ligatures: f+i would swallow the dot Turkish reads by.
    name: 'fraunces',
    files: ['fraunces-latin-full-normal.woff2', 'fraunces-latin-ext-full-normal.woff2'],
    axes: { opsz: 72, wght: 600, SOFT: 100, WONK: 0 },
    features: ['kern'],
  },
  {
    name: 'manrope',
    files: ['manrope-latin-wght-normal.woff2', 'manrope-latin-ext-wght-normal.woff2'],
    axes: { wght: { min: 400, max: 700, default: 400 } },
    features: ['kern', 'tnum'],
  },
]

const require = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '..', 'src', 'styles', 'fonts')

for (const { name, files, axes, features } of fonts) {
  const [first, second] = await Promise.all(
    files.map((file) =>
      subsetFont(
        readFileSync(require.resolve(`@fontsource-variable/${name}/files/${file}`)),
        text,
        {
          targetFormat: 'truetype',
          variationAxes: axes,
          keepFeatures: features,
        },
      ),
    ),
  )
  if (!first || !second) throw new Error(`${name}: both parts are needed.`)
  const woff2 = await subsetFont(joinFonts(first, second), text, {
    targetFormat: 'woff2',
    keepFeatures: features,
  })
  writeFileSync(join(folder, `${name}.woff2`), woff2)
  console.log(`${name}.woff2: ${(woff2.length / 1024).toFixed(1)} KB`)
}
