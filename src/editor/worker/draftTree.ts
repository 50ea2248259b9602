import {
  cacheFacts,
  type MediaFacts,
  type MediaProblem,
} from '../../validation/media/checkMedia.ts'
import { memoryTree } from '../../validation/memoryTree.ts'
import type { FileTree } from '../../validation/types.ts'
import type { SiteFiles } from '../contract/contract.ts'
import type { Changes } from '../contract/validatorMessages.ts'

/** Caches media facts of files whose bytes are not in the browser. */
export function cacheMediaFacts({ base, others }: SiteFiles): void {
  for (const [file, facts] of Object.entries(others))
    if (facts) cacheFacts(stampOf(base, file), facts as MediaProblem | MediaFacts)
}

/** The published site with a draft's changes, in memory. */
export function draftTree(site: SiteFiles, changes: Changes): FileTree {
  const all = [...Object.keys(site.texts), ...Object.keys(site.others), ...changes.keys()]
  const left = all.filter((file) => changes.get(file) !== null)
  const files = new Map(left.map((file) => [file, 'file'] as const))
  return memoryTree(files, {
    read(file) {
      const bytes = files.has(file) ? (changes.get(file) ?? encoded(site, file)) : undefined
      if (!bytes) throw new Error(`no bytes of ${file}`)
      return bytes
    },
    stamp(file) {
      const bytes = changes.get(file)
      return bytes ? `${file} ${numberOf(bytes)}` : stampOf(site.base, file)
    },
  })
}

const stampOf = (base: string, file: string) => `${base}:${file}`

const texts = new WeakMap<SiteFiles, Map<string, Uint8Array>>()

/** The same array each time, because results are cached by it. */
function encoded(site: SiteFiles, file: string): Uint8Array | undefined {
  const known = texts.get(site) ?? new Map<string, Uint8Array>()
  texts.set(site, known)
  const text = site.texts[file]
  const bytes = known.get(file) ?? (text === undefined ? undefined : new TextEncoder().encode(text))
  if (bytes) known.set(file, bytes)
  return bytes
}

const numbers = new WeakMap<Uint8Array, number>()
let last = 0

/** A number per byte array of the draft; arrays are never changed in place. */
function numberOf(bytes: Uint8Array): number {
  const known = numbers.get(bytes)
  if (known !== undefined) return known
  last += 1
  numbers.set(bytes, last)
  return last
}
