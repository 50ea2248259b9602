import type { FileTree, TreeEntry } from './types.ts'

/** A tree in memory, from its files by path. */
export function memoryTree(
  files: ReadonlyMap<string, 'file' | 'other'>,
  reading: Pick<FileTree, 'read' | 'stamp'>,
): FileTree {
  const folders = new Map<string, TreeEntry[]>([['', []]])
  const add = (path: string, kind: TreeEntry['kind']) => {
    const end = path.lastIndexOf('/')
    const folder = path.slice(0, Math.max(0, end))
    if (!folders.has(folder)) {
      folders.set(folder, [])
      add(folder, 'folder')
    }
    folders.get(folder)?.push({ name: path.slice(end + 1), kind })
  }
  for (const [path, kind] of files) add(path, kind)
  const plain = (path: string) => path.replace(/\/$/, '')
  return {
    list: (path) => folders.get(plain(path)),
    has: (path) => files.has(path) || folders.has(plain(path)),
    ...reading,
  }
}
