import { diagnostic } from './diagnostic.ts'
import { isPicture } from './media/kinds.ts'
import { contentNames, localeContracts } from './schemas.ts'
import { siteLocation } from './siteLocation.ts'
import type { Diagnostic, FileTree, TreeEntry } from './types.ts'

const NOWHERE = { offset: 0, length: 1 }

/** Files of operating systems, and notes. */
const IGNORED = /^(?:\..*|Thumbs\.db|desktop\.ini|.*\.md)$/i

/** Folders of `content` with an order of their own. */
const KEPT = ['media', 'schemas']

const DOCUMENT = /\.(?:docx?|xlsx?|pptx?|odt|ods|csv|rtf|pdf|txt|pages|numbers|zip)$/i

/** An unused file, and where it belongs if known. */
type UnexpectedFile = { diagnostic: Diagnostic; home?: string }

/**
 * Unused files in and around the content and locale folders. Misnamed JSON files beside their right
 * neighbours are reported by `readFiles`.
 */
export function unexpectedFiles(tree: FileTree): UnexpectedFile[] {
  const contents = contentNames.map((name) => `${name}.json`)
  const texts = Object.keys(localeContracts).map((name) => `${name}.json`)
  const strays: UnexpectedFile[] = []
  const judge = (folder: string, name: string, isShelf: boolean) => {
    const file = folder === '' ? name : `${folder}/${name}`
    const home = homeOf(tree, name, folder, contents, texts)
    if (isShelf && /\.json/i.test(name)) return
    if (home) strays.push(misplacedFile('file.elsewhere', file, home))
    else if (isPicture(name))
      strays.push(misplacedFile('file.picture-elsewhere', file, `content/media/${name}`))
    else if (folder !== '' || DOCUMENT.test(name))
      strays.push({ diagnostic: diagnostic('file.stray', {}, file, NOWHERE) })
  }
  for (const folder of ['content', 'locales', `locales/${siteLocation(tree).language}`]) {
    const kept = folder === 'content' ? KEPT : folder === 'locales' ? undefined : []
    for (const entry of entriesOf(tree, folder)) {
      if (entry.kind === 'file') judge(folder, entry.name, folder !== 'locales')
      else if (entry.kind === 'folder' && kept && !kept.includes(entry.name))
        for (const [inner, name] of filesBelow(tree, `${folder}/${entry.name}`))
          judge(inner, name, false)
    }
  }
  for (const entry of entriesOf(tree, 'content/schemas'))
    if (entry.kind === 'file' && !entry.name.endsWith('.schema.json'))
      judge('content/schemas', entry.name, false)
  for (const entry of entriesOf(tree, '')) {
    if (entry.kind === 'file' && (!/\.json/i.test(entry.name) || contents.includes(entry.name)))
      judge('', entry.name, false)
  }
  return strays
}

const misplacedFile = (
  code: 'file.elsewhere' | 'file.picture-elsewhere',
  file: string,
  home: string,
): UnexpectedFile => ({ diagnostic: diagnostic(code, {}, file, NOWHERE, { expected: home }), home })

/** Where a file of this name belongs. */
function homeOf(tree: FileTree, name: string, folder: string, contents: string[], texts: string[]) {
  const language = /^locales\/([^/]+)/.exec(folder)?.[1] ?? siteLocation(tree).language
  const isText = texts.includes(name) && (folder.startsWith('locales') || !contents.includes(name))
  if (isText) return `locales/${language}/${name}`
  return contents.includes(name) ? `content/${name}` : undefined
}

const entriesOf = (tree: FileTree, folder: string): TreeEntry[] =>
  (tree.list(folder) ?? []).filter(({ name }) => !IGNORED.test(name))

const filesBelow = (tree: FileTree, folder: string): [string, string][] =>
  entriesOf(tree, folder).flatMap((entry): [string, string][] =>
    entry.kind === 'folder' ? filesBelow(tree, `${folder}/${entry.name}`) : [[folder, entry.name]],
  )
