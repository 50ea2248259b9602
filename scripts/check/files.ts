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
type Shelf = { folder: string; names: string[]; complete: boolean; roleOf: (name: string) => Role }

/**
 * Everything the gate examines of a site: content, and the texts of each language
 * with its overlay of content. A file that should be there and is not is a fault, and
 * so is one that nobody reads.
 */
export function readFiles(tree: Tree): { files: RawFile[]; faults: Fault[] } {
  const files: RawFile[] = []
  const faults: Fault[] = []
  for (const needed of ['content', 'locales']) {
    if (!tree.has(needed)) faults.push(fault('folder.missing', { folder: needed }, needed, NOWHERE))
  }
  if (faults.length > 0) return { files, faults }
  const { language, country } = placeIn(tree)
  for (const shelf of shelvesOf(tree, language, faults))
    readShelf(tree, shelf, country, files, faults)
  const strays = strayFiles(tree)
  // A file that was moved is missing where it was: one cause.
  const moved = new Set(strays.map(({ home }) => home))
  const lost = faults.filter(({ code, file }) => code !== 'file.missing' || !moved.has(file))
  return { files, faults: [...lost, ...strays.map((stray) => stray.fault)] }
}

function shelvesOf(tree: Tree, own: string, faults: Fault[]): Shelf[] {
  const content = [...contentNames]
  const shelves: Shelf[] = [
    {
      folder: 'content',
      names: content,
      complete: true,
      roleOf: (name) => ({ kind: 'content', name, language: own }),
    },
  ]
  const names = Object.keys(localeContracts)
  const others = languageFolders(tree).filter(
    (name) => name !== own && isLanguage(tree, name, names, faults),
  )
  for (const language of [own, ...others]) {
    const folder = `locales/${language}`
    shelves.push({
      folder,
      names,
      complete: true,
      roleOf: (name) => ({ kind: 'locale', name, language }),
    })
    const overlay = `${folder}/content`
    if (!tree.has(overlay)) continue
    shelves.push({
      folder: overlay,
      // The look is the same in every language.
      names: content.filter((name) => name !== 'theme'),
      complete: false,
      roleOf: (name) => ({ kind: 'content', name, language }),
    })
  }
  return shelves
}

/**
 * True for a folder that holds a language, whole or but for one file. A half-made
 * language is one fault: what is missing in its files cannot be told from what is not yet there.
 */
function isLanguage(tree: Tree, folder: string, names: string[], faults: Fault[]): boolean {
  const file = `locales/${folder}`
  const home = `locales/${placeIn(tree).language}`
  const code = isLanguageTag(folder)
  const found = namesIn(tree, file)
  if (found.length === 0) return false
  const lost = names.map((name) => `${name}.json`).filter((name) => !found.includes(name))
  if (!code) faults.push(fault('folder.language', { folder: home }, file, NOWHERE))
  else if (lost.length > 1)
    faults.push(fault('folder.incomplete', { names: lost.join(', '), folder: home }, file, NOWHERE))
  return code && lost.length < 2
}

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
  { folder, names, complete, roleOf }: Shelf,
  country: unknown,
  files: RawFile[],
  faults: Fault[],
) {
  const found = namesIn(tree, folder).filter((file) => isMeant(file, names))
  const lost = new Set(complete ? names.filter((name) => !found.includes(`${name}.json`)) : [])
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
