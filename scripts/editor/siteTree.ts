import type { Changes, SiteFiles } from '../../src/desk/editor/contract.ts'
import { foldersOf } from '../../src/lib/folders.ts'
import { type MediaFacts, remember, type Trouble } from '../check/media/examineFile.ts'
import type { Tree } from '../check/tree.ts'

/** Tells the gate what was found out about files whose bytes are not here. */
export function rememberOthers({ base, others }: SiteFiles): void {
  for (const [file, facts] of Object.entries(others))
    if (facts) remember(stampOf(base, file), facts as Trouble | MediaFacts)
}

/** A site with the changes of a draft, in memory. */
export function siteTree(site: SiteFiles, changes: Changes): Tree {
  const all = [...Object.keys(site.texts), ...Object.keys(site.others), ...changes.keys()]
  const files = new Set(all.filter((file) => changes.get(file) !== null))
  const folders = foldersOf([...files].map((file) => [file, 'file']))
  const plain = (path: string) => path.replace(/\/$/, '')
  return {
    list: (path) => folders.get(plain(path)),
    has: (path) => files.has(path) || folders.has(plain(path)),
    read(file) {
      const bytes = files.has(file) ? (changes.get(file) ?? encoded(site, file)) : undefined
      if (!bytes) throw new Error(`no bytes of ${file}`)
      return bytes
    },
    stamp(file) {
      const bytes = changes.get(file)
      return bytes ? `${file} ${numberOf(bytes)}` : stampOf(site.base, file)
    },
  }
}

const stampOf = (base: string, file: string) => `${base}:${file}`

const texts = new WeakMap<SiteFiles, Map<string, Uint8Array>>()

/** The bytes of a text, the same each time: what was examined once is known by them. */
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

/** The same for the same bytes of a draft, which are never changed in place. */
function numberOf(bytes: Uint8Array): number {
  const known = numbers.get(bytes)
  if (known !== undefined) return known
  last += 1
  numbers.set(bytes, last)
  return last
}
