import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { utf8 } from '../../media/bytes.ts'
import type { Tree } from '../tree.ts'
import { gitSnapshot } from './gitSnapshot.ts'

/** A state of the site: the texts of its files, and a fingerprint of every picture and video. */
export type Snapshot = { texts: Map<string, string>; media: Map<string, string> }

/** What belongs to the site, with forward slashes, from the root. */
export const isText = (file: string) =>
  /^content\/[^/]+\.json$/.test(file) || /^locales\/[^/]+\/(?:content\/)?[^/]+\.json$/.test(file)

export const isMedia = (file: string) =>
  /^(?:content\/media|public)\/./.test(file) && !/(?:^|\/)\.|\.md$/.test(file)

/**
 * The state a change starts from: a folder that holds `content/`, or anything git
 * calls a commit. Undefined when it is neither.
 */
export function snapshotOf(root: string, base: string): Snapshot | undefined {
  if (base !== '' && existsSync(join(base, 'content')) && statSync(base).isDirectory())
    return folderSnapshot(base)
  return gitSnapshot(root, base)
}

/** The state of a tree. Pictures are told apart by their stamps, so both sides must be of one kind. */
export function treeSnapshot(tree: Tree): Snapshot {
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

export function folderSnapshot(root: string): Snapshot {
  const texts = new Map<string, string>()
  const media = new Map<string, string>()
  for (const file of filesBelow(root, ['content', 'locales', 'public'])) {
    if (isText(file)) texts.set(file, readFileSync(join(root, file), 'utf8'))
    else if (isMedia(file)) media.set(file, blobId(readFileSync(join(root, file))))
  }
  return { texts, media }
}

function filesBelow(root: string, folders: string[]): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length)),
    )
    .map((file) => file.replaceAll('\\', '/').normalize('NFC'))
    .sort()
}

/** Git's own name of a file's content, so that a folder and a commit compare without reading the commit's pictures. */
const blobId = (bytes: Buffer) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
