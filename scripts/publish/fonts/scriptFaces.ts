import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { cachedFile } from '../files.ts'

/** A face for a script that the clinic's fonts lack. */
export type ScriptFace = { family: string; file: string; letters: string; range: string }

const { resolve } = createRequire(join(import.meta.dirname, 'scriptFaces.ts'))

/** The characters of a range of code points. */
export const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')

/** By ISO 15924 code. Digits and Latin letters use the clinic's font. */
const scriptFaces: Readonly<Record<string, ScriptFace>> = {
  Arab: {
    family: 'Noto Sans Arabic',
    file: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    letters: [
      // Arabic with its marks and signs, then the further letters of Persian, Urdu and Kurdish.
      between(0x621, 0x655),
      '\u060c\u061b\u061f\u066a\u066b\u066c\u066d\u0670\u200c\u200d\u200e',
      '\u067e\u0679\u0686\u0688\u0691\u0695\u0698\u06a9\u06af\u06b5\u06ba\u06be\u06c0\u06c1\u06c6\u06cc\u06ce\u06d2\u06d5',
    ].join(''),
    range: 'U+600-6FF, U+200C-200E',
  },
}

/** The face for a language's script; undefined if the clinic's fonts have it. */
export const scriptFaceOf = (language: string): ScriptFace | undefined =>
  scriptFaces[new Intl.Locale(language).maximize().script ?? '']

/** Subsets the face into a web font cached in `cacheDir`. Resolves to its file. */
export async function scriptFont(face: ScriptFace, cacheDir: string): Promise<string> {
  const whole = readFileSync(resolve(face.file))
  const hash = createHash('sha256').update(whole).update(face.letters).digest('hex').slice(0, 16)
  const file = join(cacheDir, 'faces', hash, basename(face.file))
  await cachedFile(file, async () => {
    // Lazy: it starts a WebAssembly module.
    const { default: subsetFont } = await import('subset-font')
    return subsetFont(whole, face.letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } },
    })
  })
  return file
}

/** The clinic's font beside a script face: its families, address and range of weights. */
type LatinFont = { families: string; url: string; weights: [number, number] }

/**
 * The face and its use on right-to-left pages. `optional`: without measured fallbacks a late
 * font would shift lines. Latin letters are a weight bolder: they look lighter beside Arabic ones.
 */
export function scriptStyles({ family, range }: ScriptFace, url: string, latin: LatinFont): string {
  const name = JSON.stringify(family)
  const [lightest, boldest] = latin.weights
  const faces = [Math.min(lightest + 100, boldest), boldest].map(
    (weight) =>
      `@font-face{font-family:latin;src:url(${latin.url})format("woff2");font-weight:${weight};font-display:swap}`,
  )
  const families = `${name}, latin, ${latin.families}`
  return `@font-face{font-family:${name};src:url(${url})format("woff2");font-weight:400 700;font-display:optional;unicode-range:${range}}${faces.join('')}[dir="rtl"]{--font-display:${families};--font-text:${families}}`
}
