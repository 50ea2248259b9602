import { fileDiagnostic } from '../diagnostic.ts'
import { leavesOf } from '../jsonPath.ts'
import { checkMedia, mediaDiagnostic } from '../media/checkMedia.ts'
import { extensionOf, mediaNames } from '../media/folder.ts'
import { isPhonePhoto, isPlainName, isVideo, KNOWN, plainName } from '../media/kinds.ts'
import { checkReference, type Reference } from '../media/reference.ts'
import type { Diagnostic, FileTree, Rule, Site } from '../types.ts'

/** Media files that the content names exist and match their names. */
export const mediaExists: Rule = {
  name: 'media-exists',
  scope: 'site',
  *check({ tree, docs }: Site): Iterable<Diagnostic> {
    const names = mediaNames(tree)
    if (names.length === 0) {
      yield fileDiagnostic('media.none', {}, 'content/media')
      return
    }
    const references: Reference[] = [...docs.values()].flatMap((doc) =>
      leavesOf(doc).flatMap(({ path, value, schema }) =>
        schema?.media && typeof value === 'string' && value !== ''
          ? [{ doc, path, name: value, kind: schema.media }]
          : [],
      ),
    )
    const reported = new Set<string>()
    const explained = new Set<string>()
    for (const reference of references) {
      const found = checkReference(tree, names, reference)
      if (!found || reported.has(`${found.code} ${reference.name}`)) continue
      reported.add(`${found.code} ${reference.name}`)
      explained.add(plainName(reference.name))
      yield found
    }
    const named = new Set(references.map(({ name }) => name.normalize('NFC')))
    for (const name of names) {
      const isReported = named.has(name) || (!isPlainName(name) && explained.has(plainName(name)))
      if (!isReported) yield* checkUnnamed(tree, name)
    }
  },
}

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
