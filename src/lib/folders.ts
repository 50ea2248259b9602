export type FolderEntry = { name: string; kind: 'file' | 'folder' | 'other' }

/** What stands in each folder, from the paths of all files; the top folder is ``. */
export function foldersOf(
  files: Iterable<readonly [path: string, kind: 'file' | 'other']>,
): ReadonlyMap<string, FolderEntry[]> {
  const folders = new Map<string, FolderEntry[]>([['', []]])
  const add = (path: string, kind: FolderEntry['kind']) => {
    const end = path.lastIndexOf('/')
    const folder = path.slice(0, Math.max(0, end))
    if (!folders.has(folder)) {
      folders.set(folder, [])
      add(folder, 'folder')
    }
    folders.get(folder)?.push({ name: path.slice(end + 1), kind })
  }
  for (const [path, kind] of files) add(path, kind)
  return folders
}
