import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readSites } from '../../src/content/loading/read.ts'
import type { Manifest } from '../../src/content/media/resolveMedia.ts'
import { copyDrawing, copyVideo } from './copy.ts'
import { type Original, readOriginals } from './originals.ts'
import { type Output, openOutput } from './output.ts'
import { derivePhoto, photoFiles, photoStem } from './raster.ts'

type Places = {
  /** The folder that holds `content/`. */
  root: string
  /** Holds `media/` with the derivatives and `manifest.json`. */
  cacheDir: string
}

const manifestFile = 'manifest.json'

/**
 * Derives AVIF and JPEG from photographs, copies drawings and videos, all with hashed names.
 * Makes only missing files and removes unused ones. Resolves to the manifest; rejects with the
 * file's name for an unusable original and leaves existing files.
 */
export async function buildMedia({ root, cacheDir }: Places): Promise<Manifest> {
  const ground = readSites(root).own.theme.colours.paper
  const output = openOutput(join(cacheDir, 'media'))
  const before = output.read(manifestFile)
  const known = parseManifest(before)
  const originals = readOriginals(root)

  const entries = await inParallel(originals, async (original) => {
    return [original.key, await derive(original, { known, output, ground })] as const
  })
  const manifest: Manifest = Object.fromEntries(entries)

  const text = `${JSON.stringify(manifest, null, 2)}\n`
  if (text !== before) output.write(manifestFile, text)
  output.keepOnly(new Set([manifestFile, ...Object.values(manifest).flatMap(filesOf)]))
  return manifest
}

async function derive(
  original: Original,
  { known, output, ground }: { known: Manifest; output: Output; ground: string },
): Promise<Manifest[string]> {
  if (original.kind === 'vector') return copyDrawing(original, output)
  if (original.kind === 'video') return copyVideo(original, output)
  const entry = known[original.key]
  const made = entry && 'stem' in entry && entry.stem === `/media/${photoStem(original, ground)}`
  return made && photoFiles(entry).every(output.has) ? entry : derivePhoto(original, ground, output)
}

const filesOf = (entry: Manifest[string]): string[] =>
  'stem' in entry ? photoFiles(entry) : [entry.src.slice('/media/'.length)]

/** Without a readable manifest, everything is made again. */
function parseManifest(text: string | undefined): Manifest {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}

/** Ordered results, one item per core. */
async function inParallel<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async (): Promise<void> => {
    for (const [at, item] of queue) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return results
}
