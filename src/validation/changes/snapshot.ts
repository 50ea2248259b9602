import { utf8 } from '../media/bytes.ts'
import type { FileTree } from '../types.ts'

/** Texts of the site's files, and a fingerprint per media file. */
export type Snapshot = { texts: Map<string, string>; media: Map<string, string> }

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
      const file = `${folder}/${name}`.normalize('NFC')
      if (tree.list(file)) visit(file)
      else if (isText(file)) texts.set(file, utf8(tree.read(file)))
      else if (isMedia(file)) media.set(file, tree.stamp(file))
    }
  }
  for (const folder of ['content', 'locales', 'public']) visit(folder)
  return { texts, media }
}
