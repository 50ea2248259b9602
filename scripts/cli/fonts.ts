import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import subsetFont from 'subset-font'
import { between } from '../publish/fonts/scriptFaces.ts'
import { clinicDir } from '../publish/paths.ts'

/**
 * `npm run fonts -- FILE [--axis wght=400:700] [--axis opsz=72] [--keep tnum]`: subsets a font
 * (TTF, OTF, WOFF) to Latin letters of Europe. Kerning and named features stay; ligatures are
 * removed: an f+i ligature hides the dot of the Turkish i.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    axis: { type: 'string', multiple: true, default: [] },
    keep: { type: 'string', multiple: true, default: [] },
  },
})
const [source] = positionals
if (source === undefined) throw new Error('Usage: npm run fonts -- FILE [--axis NAME=VALUE]')

/** ASCII, Latin-1, Latin Extended-A, comma-below letters; quotes, dashes, dots, signs, euro and lira. */
const letters =
  between(0x20, 0x7e) +
  between(0xa0, 0x17f) +
  between(0x218, 0x21b) +
  '\u1e9e' +
  '\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2039\u203a\u20ac\u20ba\u2122\u2212'

const axes = values.axis.map((axis) => {
  const [name = '', range = ''] = axis.split('=')
  const [min = Number.NaN, max] = range.split(':').map(Number)
  return [name, max === undefined ? min : { min, max }] as const
})
const woff2 = await subsetFont(readFileSync(source), letters, {
  targetFormat: 'woff2',
  variationAxes: Object.fromEntries(axes),
  keepFeatures: ['kern', ...values.keep],
})
const folder = join(clinicDir, 'content', 'media', 'fonts')
const file = `${basename(source, extname(source))
  .toLowerCase()
  .replaceAll(/[^a-z0-9]+/g, '-')}.woff2`
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, file), woff2)
console.log(
  `content/media/fonts/${file}: ${(woff2.length / 1024).toFixed(1)} KB. Put its licence beside it.`,
)
