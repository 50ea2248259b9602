import {
  cacheFacts,
  type MediaFacts,
  type MediaProblem,
} from '../../validation/media/checkMedia.ts'
import { memoryTree } from '../../validation/memoryTree.ts'
import type { FileTree } from '../../validation/types.ts'
import type { SiteFiles } from '../contract/contract.ts'
import type { Changes } from '../contract/validatorMessages.ts'

/** Opens a published site; the returned function applies a draft's changes to it, in memory. */
export function openSite({ base, texts, others }: SiteFiles): (changes: Changes) => FileTree {
  const stampOf = (file: string) => `${base}:${file}`
  // The bytes of these files are not in the browser.
  for (const [file, facts] of Object.entries(others))
    if (facts) cacheFacts(stampOf(file), facts as MediaProblem | MediaFacts)
  const encoder = new TextEncoder()
  // Encoded once, because results are cached by their array.
  const published = new Map(
    Object.entries(texts).map(([file, text]) => [file, encoder.encode(text)] as const),
  )
  return (changes) => {
    const all = [...Object.keys(texts), ...Object.keys(others), ...changes.keys()]
    const left = all.filter((file) => changes.get(file) !== null)
    const files = new Map(left.map((file) => [file, 'file'] as const))
    return memoryTree(files, {
      read(file) {
        const bytes = files.has(file) ? (changes.get(file) ?? published.get(file)) : undefined
        if (!bytes) throw new Error(`no bytes of ${file}`)
        return bytes
      },
      stamp(file) {
        const bytes = changes.get(file)
        return bytes ? `${file} ${numberOf(bytes)}` : stampOf(file)
      },
    })
  }
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
