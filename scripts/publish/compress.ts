import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './files.ts'

/** Images, videos and fonts are compressed already. */
const text = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest)$/
/** In bytes; smaller files hardly shrink. */
const smallest = 200

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Brotli's quality for data: a percent larger than at the highest, in a third of the time. Pages,
 * whose bytes delay the first paint, and the engine's files get the highest.
 */
const PUBLISHED = 10

const compressors = {
  br: (content: Buffer, quality: number) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => zip(content, { level: 9 }),
}

/** The suffixes of compressed siblings. */
export const suffixes = ['br', 'gz'] as const

export const isCompressible = (file: string): boolean => text.test(file)

/**
 * Writes a `.br` and a `.gz` beside a text file, if smaller; `file` itself need not exist yet.
 * Resolves to the number of files written.
 */
export async function writeSiblings(
  file: string,
  content: Buffer,
  quality = file.endsWith('.html') ? constants.BROTLI_MAX_QUALITY : PUBLISHED,
): Promise<number> {
  if (content.length < smallest || !isCompressible(file)) return 0
  const written = suffixes.map(async (suffix) => {
    const bytes = await compressors[suffix](content, quality)
    if (bytes.length >= content.length) return 0
    // Fails for an existing file: it may be a link, and writing would change its other names.
    await writeFile(`${file}.${suffix}`, bytes, { flag: 'wx' })
    return 1
  })
  return (await Promise.all(written)).reduce((sum: number, one) => sum + one, 0)
}

/** Writes the siblings of all text files of an engine below `dir`. Resolves to the number of files written. */
export async function precompress(dir: string): Promise<number> {
  const counts = await Promise.all(
    filesBelow(dir).map(async (name) => {
      const file = join(dir, name)
      return isCompressible(file)
        ? writeSiblings(file, await readFile(file), constants.BROTLI_MAX_QUALITY)
        : 0
    }),
  )
  return counts.reduce((sum, one) => sum + one, 0)
}
