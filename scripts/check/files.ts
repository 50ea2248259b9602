import { utf8 } from '../media/bytes.ts'
import { contentNames, localeContracts, schemaFor } from './agreements.ts'
import { fault } from './fault.ts'
import { nearest } from './nearest.ts'
import { isLanguageTag, languageFolders, placeIn } from './place.ts'
import { strayFiles } from './strays.ts'
import type { Tree } from './tree.ts'
import type { Fault, RawFile, Role } from './types.ts'

const NOWHERE = { offset: 0, length: 1 }

/** A folder of the site, the files it must hold, and what they are. */
type Shelf = { folder: string; names: string[]; roleOf: (name: string) => Role }

/**
 * Everything the gate examines of a site: content, and the texts of the clinic's own
 * language. A file that should be there and is not is a fault, and so is one that nobody
 * reads. Translations never keep a site from being published: they are looked at by
 * themselves (`translations/`).
 */
export function readFiles(tree: Tree): { files: RawFile[]; faults: Fault[] } {
  const files: RawFile[] = []
  const faults: Fault[] = []
  for (const needed of ['content', 'locales']) {
    if (!tree.has(needed)) faults.push(fault('folder.missing', { folder: needed }, needed, NOWHERE))
  }
  if (faults.length > 0) return { files, faults }
  const { language, country } = placeIn(tree)
  for (const folder of languageFolders(tree).filter(
    (name) => !isLanguageTag(name) && namesIn(tree, `locales/${name}`).length > 0,
  ))
    faults.push(
      fault('folder.language', { folder: `locales/${language}` }, `locales/${folder}`, NOWHERE),
    )
  for (const shelf of shelvesOf(language)) readShelf(tree, shelf, country, files, faults)
  const strays = strayFiles(tree)
  // A file that was moved is missing where it was: one cause.
  const moved = new Set(strays.map(({ home }) => home))
  const lost = faults.filter(({ code, file }) => code !== 'file.missing' || !moved.has(file))
  return { files, faults: [...lost, ...strays.map((stray) => stray.fault)] }
}

/** What a site cannot be without: its content, and the texts of the clinic's own language. */
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

const namesIn = (tree: Tree, folder: string) => (tree.list(folder) ?? []).map(({ name }) => name)

/** `services.json.txt`, `services (1).json`, `services.JSON`, `services`: a file of ours, or meant as one. */
const isMeant = (file: string, names: string[]) =>
  /\.json/i.test(file) || names.includes(file.split('.')[0] ?? '')

const plainName = (file: string) =>
  file.replace(/\.json.*$|\.[^.]+$/i, '').replace(/ ?\(\d+\)$/, '')

/** The missing file whose rules this one names in its first lines. */
function namedInside(tree: Tree, file: string, lost: ReadonlySet<string>): string | undefined {
  if (lost.size === 0) return undefined
  const name = /schemas\/([\w-]+)\.schema\.json/.exec(utf8(tree.read(file)))?.[1]
  return name !== undefined && lost.has(name) ? name : undefined
}

function readShelf(
  tree: Tree,
  { folder, names, roleOf }: Shelf,
  country: unknown,
  files: RawFile[],
  faults: Fault[],
) {
  const found = namesIn(tree, folder).filter((file) => isMeant(file, names))
  const lost = new Set(names.filter((name) => !found.includes(`${name}.json`)))
  for (const file of found.filter((each) => !names.includes(each.replace(/\.json$/, ''))).sort()) {
    const meant = nearest(plainName(file), lost) ?? namedInside(tree, `${folder}/${file}`, lost)
    if (meant !== undefined) lost.delete(meant)
    const details = meant === undefined ? {} : { suggestion: `"${meant}.json"` }
    faults.push(fault('file.unknown', {}, `${folder}/${file}`, NOWHERE, details))
  }
  for (const name of names.filter((each) => found.includes(`${each}.json`) || lost.has(each))) {
    const file = `${folder}/${name}.json`
    const role = roleOf(name)
    const schema = role.kind === 'content' ? schemaFor(tree, name, country) : undefined
    if (schema === 'missing' || schema === 'changed') {
      faults.push(fault(`file.rules-${schema}`, {}, `content/schemas/${name}.schema.json`, NOWHERE))
    }
    if (lost.has(name)) {
      faults.push(fault('file.missing', {}, file, NOWHERE))
      continue
    }
    try {
      const bytes = tree.read(file)
      files.push({ file, role, bytes, ...(typeof schema === 'object' && { schema, country }) })
    } catch {
      faults.push(fault('file.unreadable', {}, file, NOWHERE))
    }
  }
}
