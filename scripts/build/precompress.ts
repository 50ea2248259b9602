import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cachedFile, filesBelow } from './files.ts'

/** Images, videos and fonts are compressed already. */
const text = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest)$/
/** In bytes; smaller files hardly shrink. */
const smallest = 200

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressors = {
  br: (content: Buffer) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => zip(content, { level: 9 }),
}

/**
 * Writes a `.br` and a `.gz` beside every text file below `dir`, if smaller. Cached in
 * `cacheDir`; unused entries are removed. Resolves to the number of files written.
 */
export async function precompress(dir: string, cacheDir: string): Promise<number> {
  const cache = join(cacheDir, `precompressed-${process.versions.brotli}`)
  mkdirSync(cache, { recursive: true })
  const used = new Set<string>()

  async function writeSiblings(file: string): Promise<number> {
    const content = await readFile(file)
    if (content.length < smallest) return 0
    let count = 0
    for (const suffix of ['br', 'gz'] as const) {
      const name = `${createHash('sha256').update(content).digest('hex')}.${suffix}`
      used.add(name)
      const bytes = await cachedFile(join(cache, name), () => compressors[suffix](content))
      if (bytes.length >= content.length) continue
      await writeFile(`${file}.${suffix}`, bytes)
      count += 1
    }
    return count
  }

  const files = filesBelow(dir).filter((file) => text.test(file))
  const counts = await Promise.all(files.map((file) => writeSiblings(join(dir, file))))
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name))
  return counts.reduce((sum, count) => sum + count, 0)
}
