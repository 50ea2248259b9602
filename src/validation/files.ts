import { closest } from './closest.ts'
import { fileDiagnostic } from './diagnostic.ts'
import { utf8 } from './media/bytes.ts'
import { contentNames, localeContracts, schemaFor } from './schemas.ts'
import { isLanguageTag, languageFolders, type SiteLocation, siteLocation } from './siteLocation.ts'
import type { Diagnostic, FileKind, FileTree, RawFile } from './types.ts'
import { unexpectedFiles } from './unexpectedFiles.ts'

/** A folder, and the kind and names of its files. */
type Shelf = { folder: string; kind: FileKind['kind']; names: readonly string[] }

/**
 * Collects the files to check: content, and the texts of the clinic's own language. Missing and
 * unused files are errors. Translations never stop publication (`translations/`).
 */
export function readFiles(tree: FileTree): { files: RawFile[]; faults: Diagnostic[] } {
  const files: RawFile[] = []
  const faults: Diagnostic[] = []
  for (const needed of ['content', 'locales']) {
    if (!tree.has(needed)) faults.push(fileDiagnostic('folder.missing', { folder: needed }, needed))
  }
  if (faults.length > 0) return { files, faults }
  const { language, country } = siteLocation(tree)
  const texts = `locales/${language}`
  for (const name of languageFolders(tree)) {
    if (isLanguageTag(name) || namesIn(tree, `locales/${name}`).length === 0) continue
    faults.push(fileDiagnostic('folder.language', { folder: texts }, `locales/${name}`))
  }
  const shelves: Shelf[] = [
    { folder: 'content', kind: 'content', names: contentNames },
    { folder: texts, kind: 'locale', names: Object.keys(localeContracts) },
  ]
  for (const shelf of shelves) readShelf(tree, shelf, { language, country }, files, faults)
  const unexpected = unexpectedFiles(tree)
  // A moved file is reported once, not also as missing.
  const moved = new Set(unexpected.map(({ home }) => home))
  const lost = faults.filter(({ code, file }) => code !== 'file.missing' || !moved.has(file))
  return { files, faults: [...lost, ...unexpected.map(({ diagnostic }) => diagnostic)] }
}

const namesIn = (tree: FileTree, folder: string) =>
  (tree.list(folder) ?? []).map(({ name }) => name)

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
  { language, country }: SiteLocation,
  files: RawFile[],
  faults: Diagnostic[],
) {
  const found = namesIn(tree, folder).filter((file) => isMeant(file, names))
  const lost = new Set(names.filter((name) => !found.includes(`${name}.json`)))
  for (const file of found.filter((each) => !names.includes(each.replace(/\.json$/, ''))).sort()) {
    const meant = closest(plainName(file), lost) ?? namedInside(tree, `${folder}/${file}`, lost)
    if (meant !== undefined) lost.delete(meant)
    const details = meant === undefined ? {} : { suggestion: `"${meant}.json"` }
    faults.push(fileDiagnostic('file.unknown', {}, `${folder}/${file}`, details))
  }
  for (const name of names.filter((each) => found.includes(`${each}.json`) || lost.has(each))) {
    const file = `${folder}/${name}.json`
    const role = { kind, name, language }
    const schema = kind === 'content' ? schemaFor(tree, name, country) : undefined
    if (schema === 'missing' || schema === 'changed')
      faults.push(fileDiagnostic(`file.rules-${schema}`, {}, `content/schemas/${name}.schema.json`))
    if (lost.has(name)) {
      faults.push(fileDiagnostic('file.missing', {}, file))
      continue
    }
    try {
      const bytes = tree.read(file)
      files.push({ file, role, bytes, ...(typeof schema === 'object' && { schema, country }) })
    } catch {
      faults.push(fileDiagnostic('file.unreadable', {}, file))
    }
  }
}
