import { checkMediaAt } from '../../validation/media/checkMedia.ts'
import type { FileTree } from '../../validation/types.ts'
import type { SiteFiles } from '../contract/contract.ts'

/** Folders that a draft may change or the validator reads. */
const FOLDERS = ['content', 'locales', 'public']

/** The engine's own: the gate has its copy. */
const SCHEMAS = 'content/schemas'

/** The site of a tree as an editor's browser has it; `base` names its state. */
export function siteFilesOf(tree: FileTree, base: string): SiteFiles {
  const texts: SiteFiles['texts'] = {}
  const others: SiteFiles['others'] = {}
  for (const { name, kind } of tree.list('') ?? []) if (kind === 'file') others[name] = null
  for (const file of FOLDERS.flatMap((folder) => filesBelow(tree, folder))) {
    if (/\.(?:json|svg)$/.test(file)) texts[file] = written.decode(tree.read(file))
    else others[file] = /^(?:content\/media|public)\//.test(file) ? checkMediaAt(tree, file) : null
  }
  return { base, texts, others }
}

/** To the byte: a mark at the start of a file is part of it. */
const written = new TextDecoder('utf-8', { ignoreBOM: true })

const filesBelow = (tree: FileTree, folder: string): string[] =>
  folder === SCHEMAS
    ? []
    : (tree.list(folder) ?? []).flatMap(({ name }) => {
        const path = `${folder}/${name}`
        return tree.list(path) ? filesBelow(tree, path) : [path]
      })
