import { siteFolders } from '../../server/releases/contentDigest.ts'
import { utf8 } from '../../validation/media/bytes.ts'
import { checkMediaAt } from '../../validation/media/checkMedia.ts'
import type { FileTree } from '../../validation/types.ts'
import type { SiteFiles } from '../contract/contract.ts'

/** The engine's own: the validator has its copy. */
const SCHEMAS = 'content/schemas'

/** The site for the editor's browser; `base` names its commit. */
export function siteFilesOf(tree: FileTree, base: string): SiteFiles {
  const texts: SiteFiles['texts'] = {}
  const others: SiteFiles['others'] = {}
  for (const { name, kind } of tree.list('') ?? []) if (kind === 'file') others[name] = null
  for (const file of siteFolders.flatMap((folder) => filesBelow(tree, folder))) {
    if (/\.(?:json|svg)$/.test(file)) texts[file] = utf8(tree.read(file))
    else others[file] = /^(?:content\/media|public)\//.test(file) ? checkMediaAt(tree, file) : null
  }
  return { base, texts, others }
}

const filesBelow = (tree: FileTree, folder: string): string[] =>
  folder === SCHEMAS
    ? []
    : (tree.list(folder) ?? []).flatMap(({ name }) => {
        const path = `${folder}/${name}`
        return tree.list(path) ? filesBelow(tree, path) : [path]
      })
