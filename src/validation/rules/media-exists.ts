import { fileDiagnostic } from '../diagnostic.ts'
import { leavesOf, ofFile } from '../jsonPath.ts'
import { checkMedia, mediaDiagnostic } from '../media/checkMedia.ts'
import { extensionOf, mediaNames } from '../media/folder.ts'
import { isPhonePhoto, isPlainName, isVideo, KNOWN, plainName } from '../media/kinds.ts'
import { checkReference, type Reference } from '../media/reference.ts'
import type { Diagnostic, FileTree, Rule, Site } from '../types.ts'
import { alsoIn } from '../unknownName.ts'

/** Media files that the content names exist and match their names. */
export const mediaExists: Rule = {
  scope: 'site',
  *check({ tree, docs, earlier }: Site): Iterable<Diagnostic> {
    const names = mediaNames(tree)
    if (names.length === 0) {
      yield fileDiagnostic('media.none', {}, 'content/media')
      return
    }
    const references = [...docs.values()].flatMap(referencesIn)
    const named = new Set(references.map(({ name }) => name.normalize('NFC')))
    const folder = { tree, names, free: names.filter((name) => !named.has(name)), earlier }
    const reported = new Map<string, { found: Diagnostic; uses: Reference[] }>()
    const explained = new Set<string>()
    for (const reference of references) {
      const found = checkReference(folder, reference)
      const before = found && reported.get(`${found.code} ${reference.name}`)
      if (before) before.uses.push(reference)
      else if (found) reported.set(`${found.code} ${reference.name}`, { found, uses: [] })
      if (found) explained.add(plainName(reference.name))
    }
    for (const { found, uses } of reported.values()) yield { ...found, ...alsoIn(uses) }
    for (const name of names) {
      const isReported = named.has(name) || (!isPlainName(name) && explained.has(plainName(name)))
      if (!isReported) yield* checkUnnamed(tree, name)
    }
  },
}

const referencesIn = ofFile((doc) =>
  leavesOf(doc).flatMap(({ path, value, schema }): Reference[] =>
    schema?.media && typeof value === 'string' && value !== ''
      ? [{ doc, path, name: value, kind: schema.media }]
      : [],
  ),
)

/** The build also processes unused files. */
function* checkUnnamed(tree: FileTree, name: string): Iterable<Diagnostic> {
  const file = `content/media/${name}`
  if (isPhonePhoto(name)) yield fileDiagnostic('media.heic', {}, file)
  else if (isVideo(name)) yield fileDiagnostic('media.video-codec', {}, file)
  else if (!KNOWN.has(extensionOf(name)))
    yield fileDiagnostic('media.stray', { kinds: [...KNOWN].join(', ') }, file)
  else if (!isPlainName(name)) {
    const expected = JSON.stringify(plainName(name))
    yield fileDiagnostic('media.name', { name }, file, { expected })
  } else {
    const found = checkMedia(tree, name)
    if ('code' in found) yield mediaDiagnostic(found, file)
  }
}
