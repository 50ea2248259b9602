import { contentNames, localeContracts } from './agreements.ts'
import { fault } from './fault.ts'
import { isPicture } from './media/kinds.ts'
import { placeIn } from './place.ts'
import type { Entry, Tree } from './tree.ts'
import type { Fault } from './types.ts'

const NOWHERE = { offset: 0, length: 1 }

/** What systems leave in folders, and notes for people. */
const IGNORED = /^(?:\..*|Thumbs\.db|desktop\.ini|.*\.md)$/i

/** Folders of `content` with an order of their own. */
const KEPT = ['media', 'schemas']

const DOCUMENT = /\.(?:docx?|xlsx?|pptx?|odt|ods|csv|rtf|pdf|txt|pages|numbers|zip)$/i

/** A misplaced file, and where it belongs when there is such a place. */
export type Stray = { fault: Fault; home?: string }

/**
 * Files in and around the folders of content and texts that nobody reads. A misnamed
 * JSON file beside its right neighbours is told by the reader of that folder.
 */
export function strayFiles(tree: Tree): Stray[] {
  const contents = contentNames.map((name) => `${name}.json`)
  const texts = Object.keys(localeContracts).map((name) => `${name}.json`)
  const strays: Stray[] = []
  const judge = (folder: string, name: string, isShelf: boolean) => {
    const file = folder === '' ? name : `${folder}/${name}`
    const home = homeOf(tree, name, folder, contents, texts)
    if (isShelf && /\.json/i.test(name)) return
    if (home) strays.push(strayAt('file.elsewhere', file, home))
    else if (isPicture(name))
      strays.push(strayAt('file.picture-elsewhere', file, `content/media/${name}`))
    else if (folder !== '' || DOCUMENT.test(name))
      strays.push({ fault: fault('file.stray', {}, file, NOWHERE) })
  }
  for (const folder of ['content', 'locales', `locales/${placeIn(tree).language}`]) {
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

const strayAt = (
  code: 'file.elsewhere' | 'file.picture-elsewhere',
  file: string,
  home: string,
): Stray => ({ fault: fault(code, {}, file, NOWHERE, { expected: home }), home })

/** The place of a file of this name: the same folder of the site, or that of the texts. */
function homeOf(tree: Tree, name: string, folder: string, contents: string[], texts: string[]) {
  const language = /^locales\/([^/]+)/.exec(folder)?.[1] ?? placeIn(tree).language
  const isText = texts.includes(name) && (folder.startsWith('locales') || !contents.includes(name))
  if (isText) return `locales/${language}/${name}`
  return contents.includes(name) ? `content/${name}` : undefined
}

const entriesOf = (tree: Tree, folder: string): Entry[] =>
  (tree.list(folder) ?? []).filter(({ name }) => !IGNORED.test(name))

const filesBelow = (tree: Tree, folder: string): [string, string][] =>
  entriesOf(tree, folder).flatMap((entry): [string, string][] =>
    entry.kind === 'folder' ? filesBelow(tree, `${folder}/${entry.name}`) : [[folder, entry.name]],
  )
