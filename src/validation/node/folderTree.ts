import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FileTree, TreeEntry } from '../types.ts'

/** A site in a folder of this machine. */
export const folderTree = (root: string): FileTree => ({
  list: (folder) => entriesOf(join(root, folder)),
  has: (path) => existsSync(join(root, path)),
  read: (file) => readFileSync(join(root, file)),
  stamp(file) {
    const path = join(root, file)
    const { size, mtimeMs, ino } = statSync(path)
    return [path, size, mtimeMs, ino].join(' ')
  },
})

function entriesOf(folder: string): TreeEntry[] | undefined {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return undefined
  return readdirSync(folder, { withFileTypes: true }).map((entry) => ({
    name: entry.name,
    kind: kindOf(entry),
  }))
}

const kindOf = (entry: Dirent) =>
  entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other'
