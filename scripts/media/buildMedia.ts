import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readSites } from '../../src/content/loading/read.ts'
import type { Manifest } from '../../src/content/media/resolveMedia.ts'
import { copyDrawing, copyVideo } from './copy.ts'
import { encodeAv1 } from './encodeAv1.ts'
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
  const keys = new Set(originals.map(({ key }) => key))

  const entries = await inParallel(originals, async (original) => {
    return [original.key, await derive(original, { known, keys, output, ground })] as const
  })
  const manifest: Manifest = Object.fromEntries(entries)

  const text = `${JSON.stringify(manifest, null, 2)}\n`
  if (text !== before) output.write(manifestFile, text)
  output.keepOnly(new Set([manifestFile, ...Object.values(manifest).flatMap(filesOf)]))
  return manifest
}

type Settings = { known: Manifest; keys: ReadonlySet<string>; output: Output; ground: string }

async function derive(
  original: Original,
  { known, keys, output, ground }: Settings,
): Promise<Manifest[string]> {
  if (original.kind === 'vector') return copyDrawing(original, output)
  const entry = known[original.key]
  if (original.kind === 'video') {
    const video = copyVideo(original, output)
    const hasAv1 = !video.type.includes('avc1') || keys.has(twinOf(original.key))
    const av1 = hasAv1 ? undefined : await encodeAv1(original, { entry, output })
    return av1 ? { ...video, av1 } : video
  }
  const made = entry && 'stem' in entry && entry.stem === `/media/${photoStem(original, ground)}`
  return made && photoFiles(entry).every(output.has) ? entry : derivePhoto(original, ground, output)
}

function filesOf(entry: Manifest[string]): string[] {
  if ('stem' in entry) return photoFiles(entry)
  const made = 'av1' in entry && entry.av1 ? filesOf(entry.av1) : []
  return [entry.src.slice('/media/'.length), ...made]
}

/** The name of the same video in AV1: `welcome.av1.mp4` beside `welcome.h264.mp4`. */
const twinOf = (key: string): string => key.replace(/(?:\.h264)?\.mp4$/, '.av1.mp4')

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
