/** What stands in a folder; a link is neither of the two kinds. */
export type Entry = { name: string; kind: 'file' | 'folder' | 'other' }

/**
 * A site as its bytes, wherever they lie: the gate knows no disk. Paths start at the
 * site's top (``) and have forward slashes.
 */
export type Tree = {
  /** What stands directly in a folder; undefined where there is no such folder. */
  list(folder: string): Entry[] | undefined
  /** True for a file, a folder, or a link to one. */
  has(path: string): boolean
  /** The bytes of a file. Throws where they cannot be read. */
  read(file: string): Uint8Array
  /** The same for the same bytes: what was found out about a file is true as long as its stamp is. */
  stamp(file: string): string
}
