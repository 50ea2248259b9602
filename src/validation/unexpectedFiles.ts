import { fileDiagnostic } from './diagnostic.ts'
import { isPicture } from './media/kinds.ts'
import { contentNames, localeContracts } from './schemas.ts'
import { siteLocation } from './siteLocation.ts'
import type { Diagnostic, FileTree, TreeEntry } from './types.ts'

/** Files of operating systems, and notes. */
const IGNORED = /^(?:\..*|Thumbs\.db|desktop\.ini|.*\.md)$/i

/** Folders of `content` that other rules check. */
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
  const { language } = siteLocation(tree)
  const unexpected: UnexpectedFile[] = []
  const judge = (folder: string, name: string, isShelf: boolean) => {
    const file = folder === '' ? name : `${folder}/${name}`
    const home = homeOf(name, folder, language, contents, texts)
    if (isShelf && /\.json/i.test(name)) return
    if (home) unexpected.push(misplacedFile('file.elsewhere', file, home))
    else if (isPicture(name))
      unexpected.push(misplacedFile('file.picture-elsewhere', file, `content/media/${name}`))
    else if (folder !== '' || DOCUMENT.test(name))
      unexpected.push({ diagnostic: fileDiagnostic('file.stray', {}, file) })
  }
  for (const folder of ['content', 'locales', `locales/${language}`]) {
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
  return unexpected
}

const misplacedFile = (
  code: 'file.elsewhere' | 'file.picture-elsewhere',
  file: string,
  home: string,
): UnexpectedFile => ({ diagnostic: fileDiagnostic(code, {}, file, { expected: home }), home })

/** The right path of a file with this name. */
function homeOf(name: string, folder: string, own: string, contents: string[], texts: string[]) {
  const language = /^locales\/([^/]+)/.exec(folder)?.[1] ?? own
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
