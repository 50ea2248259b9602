import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Icon, Photo, Video } from '../src/content/media.ts'
import { readTheme } from '../src/content/read.ts'
import { cacheDir, clinicDir } from './build/places.ts'
import { type Original, readOriginals } from './media/originals.ts'
import { type Output, openOutput } from './media/output.ts'
import { derivePhoto, photoFiles, photoStem } from './media/raster.ts'
import { copyDrawing } from './media/vector.ts'
import { copyVideo } from './media/video.ts'

/** What was made of each original, by its path below `content/media/`. */
export type Manifest = Record<string, Photo | Icon | Video>

type Places = {
  /** The folder that holds `content/`. */
  root: string
  /** Derived files go to `media/` in here, and so does `manifest.json`. */
  cacheDir: string
}

const manifestFile = 'manifest.json'

/**
 * Derives AVIF and a JPEG from every photograph and copies drawings and
 * loops, all under names that change with their content. Makes only what is not
 * there yet, removes what no original stands for any more, and resolves to the
 * manifest. Rejects with the file's name when an original cannot be used; the
 * files of the last good run then stay as they were.
 */
export async function buildMedia({ root, cacheDir }: Places): Promise<Manifest> {
  const ground = readTheme(root).colours.paper
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

/** A manifest that is missing or damaged only means that everything is made again. */
function parseManifest(text: string | undefined): Manifest {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}

/** Results in the order of the items, one item per core at a time. */
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

/** `npm run media`: the derivatives alone. */
async function main(): Promise<void> {
  const began = performance.now()
  const manifest = await buildMedia({ root: clinicDir, cacheDir })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `${Object.keys(manifest).length} pictures and loops ready in ${join(cacheDir, 'media')} (${seconds} s)`,
  )
}

if (process.argv[1] === import.meta.filename) void main()
