import { parse } from 'jsonc-parser'
import { parseJson } from '../../shared/json.ts'
import { once } from '../../shared/once.ts'
import { utf8 } from '../media/bytes.ts'
import type { Earlier, FileTree } from '../types.ts'

/** Texts of the site's files, and a fingerprint per media file. */
export type Snapshot = { texts: Map<string, string>; media: Map<string, string> }

/** Reads the files of a snapshot. */
export const snapshotSource = ({ texts }: Snapshot) => ({
  has: (file: string) => texts.has(file),
  json: (file: string) => parseJson(texts.get(file) ?? '{}'),
})

/** The folders of a site. */
export const FOLDERS = ['content', 'locales', 'public']

export const isText = (file: string) =>
  /^content\/[^/]+\.json$/.test(file) || /^locales\/[^/]+\/(?:content\/)?[^/]+\.json$/.test(file)

export const isMedia = (file: string) =>
  /^(?:content\/media|public)\/./.test(file) && !/(?:^|\/)\.|\.md$/.test(file)

/** Snapshot of a file tree. Media are compared by stamp, so both sides need the same kind of tree. */
export function treeSnapshot(tree: FileTree): Snapshot {
  const texts = new Map<string, string>()
  const media = new Map<string, string>()
  const visit = (folder: string) => {
    for (const { name } of tree.list(folder) ?? []) {
      const path = `${folder}/${name}`
      // Macs save names in NFD.
      const file = path.normalize('NFC')
      if (tree.list(path)) visit(path)
      // A link can lead nowhere.
      else if (!tree.has(path)) continue
      else if (isText(file)) texts.set(file, utf8(tree.read(path)))
      else if (isMedia(file)) media.set(file, tree.stamp(path))
    }
  }
  FOLDERS.forEach(visit)
  return { texts, media }
}

/** The earlier site of a snapshot, which is read when a finding needs it. */
export function earlierSite(read: () => Snapshot | undefined): Earlier {
  const snapshot = once(read)
  return {
    value(file) {
      const text = snapshot()?.texts.get(file)
      return text === undefined ? undefined : parse(text)
    },
    hadMedia: (name) => snapshot()?.media.has(`content/media/${name}`),
  }
}
