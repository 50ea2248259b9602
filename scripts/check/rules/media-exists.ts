import { fault } from '../fault.ts'
import { examineFile } from '../media/examineFile.ts'
import { extensionOf, mediaNames } from '../media/folder.ts'
import { isFilm, isPhonePhoto, KNOWN } from '../media/kinds.ts'
import { isPlainName, plainName } from '../media/names.ts'
import { examineReference, type Reference } from '../media/reference.ts'
import { troubleFault } from '../media/trouble.ts'
import type { Tree } from '../tree.ts'
import type { Fault, Rule, Site } from '../types.ts'
import { leavesOf } from '../walk.ts'

/** Every picture and video the content names is there, spelt alike, and is what its name says. */
export const mediaExists: Rule = {
  name: 'media-exists',
  scope: 'site',
  *check({ tree, docs }: Site): Iterable<Fault> {
    const names = mediaNames(tree)
    if (names.length === 0) {
      yield fault('media.none', {}, 'content/media', { offset: 0, length: 1 })
      return
    }
    const references: Reference[] = [...docs.values()].flatMap((doc) =>
      [...leavesOf(doc)].flatMap(({ path, value, schema }) =>
        schema?.media && typeof value === 'string' && value !== ''
          ? [{ doc, path, name: value, kind: schema.media }]
          : [],
      ),
    )
    const told = new Set<string>()
    const explained = new Set<string>()
    for (const reference of references) {
      const found = examineReference(tree, names, reference)
      if (!found || told.has(`${found.code} ${reference.name}`)) continue
      told.add(`${found.code} ${reference.name}`)
      explained.add(plainName(reference.name))
      yield found
    }
    const named = new Set(references.map(({ name }) => name.normalize('NFC')))
    for (const name of names) {
      const isTold = named.has(name) || (!isPlainName(name) && explained.has(plainName(name)))
      if (!isTold) yield* examineUnnamed(tree, name)
    }
  },
}

/** What lies in the folder without being named is still made ready by the build. */
function* examineUnnamed(tree: Tree, name: string): Iterable<Fault> {
  const [file, range] = [`content/media/${name}`, { offset: 0, length: 1 }]
  if (isPhonePhoto(name)) yield fault('media.heic', {}, file, range)
  else if (isFilm(name)) yield fault('media.video-codec', {}, file, range)
  else if (!KNOWN.has(extensionOf(name)))
    yield fault('media.stray', { kinds: [...KNOWN].join(', ') }, file, range)
  else if (!isPlainName(name)) {
    const expected = JSON.stringify(plainName(name))
    yield fault('media.name', { name }, file, range, { expected })
  } else {
    const found = examineFile(tree, name)
    if ('code' in found) yield troubleFault(found, file, range, {})
  }
}
