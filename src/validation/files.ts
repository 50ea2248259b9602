import { closest } from './closest.ts'
import { fileDiagnostic } from './diagnostic.ts'
import { utf8 } from './media/bytes.ts'
import { contentNames, copyFault, localeContracts, owedTexts, schemaFor } from './schemas.ts'
import {
  isFile,
  isLanguageTag,
  languageFolders,
  type SiteLocation,
  siteLocation,
} from './siteLocation.ts'
import type { Diagnostic, FileKind, FileTree, RawFile } from './types.ts'
import { unexpectedFiles } from './unexpectedFiles.ts'

/** A folder, and the kind and names of its files. */
type Shelf = { folder: string; kind: FileKind['kind']; names: readonly string[] }

/**
 * Collects the files to check: content, the texts of the clinic's own language, and the
 * translations of both. Missing and unused files are errors, but not missing translations and files
 * whose texts the engine has.
 */
export function readFiles(tree: FileTree): { files: RawFile[]; faults: Diagnostic[] } {
  const files: RawFile[] = []
  const faults: Diagnostic[] = []
  if (!tree.has('content')) {
    const missing = fileDiagnostic('folder.missing', { folder: 'content' }, 'content')
    return { files, faults: [missing] }
  }
  const { language, further, ...place } = siteLocation(tree)
  const texts = `locales/${language}`
  for (const name of languageFolders(tree)) {
    if (isLanguageTag(name) || tree.list(`locales/${name}`)?.length === 0) continue
    faults.push(fileDiagnostic('folder.language', { folder: texts }, `locales/${name}`))
  }
  const shelves: Shelf[] = [
    { folder: 'content', kind: 'content', names: contentNames },
    { folder: texts, kind: 'locale', names: Object.keys(localeContracts) },
  ]
  for (const shelf of shelves) readShelf(tree, shelf, { language, ...place }, files, faults)
  for (const code of further)
    readTranslations(tree, { language: code, own: language }, files, faults)
  const unexpected = unexpectedFiles(tree)
  // A moved file is reported once, not also as missing.
  const moved = new Set(unexpected.map(({ home }) => home))
  const lost = faults.filter(({ code, file }) => code !== 'file.missing' || !moved.has(file))
  return { files, faults: [...lost, ...unexpected.map(({ diagnostic }) => diagnostic)] }
}

const namesIn = (tree: FileTree, folder: string) =>
  (tree.list(folder) ?? [])
    .map(({ name }) => name)
    .filter((name) => isFile(tree, `${folder}/${name}`))

/** Probably a content file: `services.json.txt`, `services (1).json`, `services.JSON`, `services`. */
const isMeant = (file: string, names: readonly string[]) =>
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
  { folder, kind, names }: Shelf,
  { language, ...place }: Omit<SiteLocation, 'further'>,
  files: RawFile[],
  faults: Diagnostic[],
) {
  const found = namesIn(tree, folder).filter((file) => isMeant(file, names))
  const lost = new Set(names.filter((name) => !found.includes(`${name}.json`)))
  for (const file of found.filter((each) => !names.includes(each.replace(/\.json$/, ''))).sort()) {
    const meant = closest(plainName(file), lost) ?? namedInside(tree, `${folder}/${file}`, lost)
    if (meant !== undefined) lost.delete(meant)
    const details = meant === undefined ? {} : { suggestion: `"${meant}.json"` }
    const original = names.find((name) => new RegExp(`^${name}(?![a-z])`, 'i').test(file))
    faults.push(
      meant === undefined && original
        ? fileDiagnostic('file.copy', { name: `${original}.json` }, `${folder}/${file}`)
        : fileDiagnostic('file.unknown', {}, `${folder}/${file}`, details),
    )
  }
  for (const name of names.filter((each) => found.includes(`${each}.json`) || lost.has(each))) {
    const file = `${folder}/${name}.json`
    const role = { kind, name, language }
    const schema = kind === 'content' ? schemaFor(name, place) : undefined
    const copy = schema && copyFault(tree, name)
    if (copy)
      faults.push(fileDiagnostic(`file.rules-${copy}`, {}, `content/schemas/${name}.schema.json`))
    if (lost.has(name)) {
      if (kind === 'content' || owedTexts(name, language).length > 0)
        faults.push(fileDiagnostic('file.missing', {}, file))
      continue
    }
    try {
      const bytes = tree.read(file)
      files.push({ file, role, bytes, ...(schema && { schema, country: place.country }) })
    } catch {
      faults.push(fileDiagnostic('file.unreadable', {}, file))
    }
  }
}

/** Each file of texts or content may have translations. */
function readTranslations(
  tree: FileTree,
  pair: { language: string; own: string },
  files: RawFile[],
  faults: Diagnostic[],
) {
  const folder = `locales/${pair.language}`
  const known = [...Object.keys(localeContracts), ...contentNames.map((name) => `content/${name}`)]
  const found = ['', 'content/'].flatMap((shelf) =>
    (tree.list(`${folder}/${shelf}`.replace(/\/$/, '')) ?? [])
      .filter((entry) => entry.kind === 'file' && entry.name.endsWith('.json'))
      .map((entry) => `${shelf}${entry.name.replace(/\.json$/, '')}`),
  )
  for (const name of found.sort()) {
    const file = `${folder}/${name}.json`
    if (known.includes(name))
      files.push({ file, role: { kind: 'translation', name, ...pair }, bytes: tree.read(file) })
    else {
      const meant = closest(name, new Set(known.filter((each) => !found.includes(each))))
      const details = meant === undefined ? {} : { suggestion: `"${meant}.json"` }
      faults.push(fileDiagnostic('file.unknown', {}, file, details))
    }
  }
}
