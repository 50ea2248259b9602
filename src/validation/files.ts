import { closest } from './closest.ts'
import { diagnostic } from './diagnostic.ts'
import { utf8 } from './media/bytes.ts'
import { contentNames, localeContracts, schemaFor } from './schemas.ts'
import { isLanguageTag, languageFolders, siteLocation } from './siteLocation.ts'
import type { Diagnostic, FileKind, FileTree, RawFile } from './types.ts'
import { unexpectedFiles } from './unexpectedFiles.ts'

const NOWHERE = { offset: 0, length: 1 }

/** A folder, the files it must hold, and their kind. */
type Shelf = { folder: string; names: string[]; roleOf: (name: string) => FileKind }

/**
 * Collects the files to check: content, and the texts of the clinic's own language. Missing and
 * unused files are errors. Translations never stop publication (`translations/`).
 */
export function readFiles(tree: FileTree): { files: RawFile[]; faults: Diagnostic[] } {
  const files: RawFile[] = []
  const faults: Diagnostic[] = []
  for (const needed of ['content', 'locales']) {
    if (!tree.has(needed))
      faults.push(diagnostic('folder.missing', { folder: needed }, needed, NOWHERE))
  }
  if (faults.length > 0) return { files, faults }
  const { language, country } = siteLocation(tree)
  for (const folder of languageFolders(tree).filter(
    (name) => !isLanguageTag(name) && namesIn(tree, `locales/${name}`).length > 0,
  ))
    faults.push(
      diagnostic(
        'folder.language',
        { folder: `locales/${language}` },
        `locales/${folder}`,
        NOWHERE,
      ),
    )
  for (const shelf of shelvesOf(language)) readShelf(tree, shelf, country, files, faults)
  const strays = unexpectedFiles(tree)
  // A moved file is reported once, not also as missing.
  const moved = new Set(strays.map(({ home }) => home))
  const lost = faults.filter(({ code, file }) => code !== 'file.missing' || !moved.has(file))
  return { files, faults: [...lost, ...strays.map((stray) => stray.diagnostic)] }
}

const shelvesOf = (own: string): Shelf[] => [
  {
    folder: 'content',
    names: [...contentNames],
    roleOf: (name) => ({ kind: 'content', name, language: own }),
  },
  {
    folder: `locales/${own}`,
    names: Object.keys(localeContracts),
    roleOf: (name) => ({ kind: 'locale', name, language: own }),
  },
]

const namesIn = (tree: FileTree, folder: string) =>
  (tree.list(folder) ?? []).map(({ name }) => name)

/** `services.json.txt`, `services (1).json`, `services.JSON`, `services`: probably meant as ours. */
const isMeant = (file: string, names: string[]) =>
  /\.json/i.test(file) || names.includes(file.split('.')[0] ?? '')

const plainName = (file: string) =>
  file.replace(/\.json.*$|\.[^.]+$/i, '').replace(/ ?\(\d+\)$/, '')

/** The missing file whose schema this file names. */
function namedInside(tree: FileTree, file: string, lost: ReadonlySet<string>): string | undefined {
  if (lost.size === 0) return undefined
  const name = /schemas\/([\w-]+)\.schema\.json/.exec(utf8(tree.read(file)))?.[1]
  return name !== undefined && lost.has(name) ? name : undefined
}

function readShelf(
  tree: FileTree,
  { folder, names, roleOf }: Shelf,
  country: unknown,
  files: RawFile[],
  faults: Diagnostic[],
) {
  const found = namesIn(tree, folder).filter((file) => isMeant(file, names))
  const lost = new Set(names.filter((name) => !found.includes(`${name}.json`)))
  for (const file of found.filter((each) => !names.includes(each.replace(/\.json$/, ''))).sort()) {
    const meant = closest(plainName(file), lost) ?? namedInside(tree, `${folder}/${file}`, lost)
    if (meant !== undefined) lost.delete(meant)
    const details = meant === undefined ? {} : { suggestion: `"${meant}.json"` }
    faults.push(diagnostic('file.unknown', {}, `${folder}/${file}`, NOWHERE, details))
  }
  for (const name of names.filter((each) => found.includes(`${each}.json`) || lost.has(each))) {
    const file = `${folder}/${name}.json`
    const role = roleOf(name)
    const schema = role.kind === 'content' ? schemaFor(tree, name, country) : undefined
    if (schema === 'missing' || schema === 'changed') {
      faults.push(
        diagnostic(`file.rules-${schema}`, {}, `content/schemas/${name}.schema.json`, NOWHERE),
      )
    }
    if (lost.has(name)) {
      faults.push(diagnostic('file.missing', {}, file, NOWHERE))
      continue
    }
    try {
      const bytes = tree.read(file)
      files.push({ file, role, bytes, ...(typeof schema === 'object' && { schema, country }) })
    } catch {
      faults.push(diagnostic('file.unreadable', {}, file, NOWHERE))
    }
  }
}
