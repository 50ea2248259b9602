import { folderTree } from '../../../src/validation/node/folderTree.ts'
import type { FileTree } from '../../../src/validation/types.ts'
import { copyBuildableClinic } from '../../support/folders.ts'
import { clinicFiles, translateClinic } from '../../support/translations.ts'
import { Draft } from '../honest/draft.ts'
import { randomOf } from '../honest/generated.ts'
import { damage } from './damage.ts'

/** A copy of the clinic in Turkish, English and Arabic, and translated into German. The caller removes it. */
export function promiseClinic(): string {
  const root = copyBuildableClinic()
  const languages = ['en', 'ar', 'de'].map((code) => ({ code, abroad: code === 'ar' }))
  translateClinic(root, languages)
  clinicFiles(root).edit('content/site.json', (site: object) =>
    Object.assign(site, { languages: languages.slice(0, 2) }),
  )
  return root
}

/** Trees of the site in a folder with some texts changed; the validator reads the others once. */
export function changedTrees(root: string): (changes: ReadonlyMap<string, string>) => FileTree {
  const disk = folderTree(root)
  const known = new Map<string, Uint8Array>()
  const read = (file: string) => {
    const bytes = known.get(file) ?? disk.read(file)
    known.set(file, bytes)
    return bytes
  }
  return (changes) => {
    const encoder = new TextEncoder()
    const written = new Map([...changes].map(([file, text]) => [file, encoder.encode(text)]))
    return { ...disk, read: (file) => written.get(file) ?? read(file) }
  }
}

/** Damaged copies of the site in a folder, repeatably for a seed. */
export function* damagedSites(
  root: string,
  count: number,
  seed: number,
): Iterable<{ does: string; tree: FileTree; changes: ReadonlyMap<string, string> }> {
  const random = randomOf(seed)
  const draft = new Draft(root)
  const treeWith = changedTrees(root)
  for (let at = 0; at < count; at += 1) {
    draft.reset()
    const does = damage(draft, random)
    const changes = new Map(draft.changed.map(({ file, text }) => [file, text]))
    yield { does, changes, tree: treeWith(changes) }
  }
}
