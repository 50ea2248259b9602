import { fault } from '../fault.ts'
import { examineFile } from '../media/examineFile.ts'
import { extensionOf, mediaNames } from '../media/folder.ts'
import { narrowestFor } from '../media/limits.ts'
import { troubleFault } from '../media/trouble.ts'
import { nearest } from '../nearest.ts'
import { valueRange, writtenAt } from '../position.ts'
import { titleAt } from '../schema/node.ts'
import type { Doc, Fault, Path, Rule, Site } from '../types.ts'
import { leavesOf } from '../walk.ts'

type Kind = 'photo' | 'icon' | 'video'

const FORMATS: Record<Kind, string[]> = {
  photo: ['png', 'jpg', 'webp', 'avif', 'tif', 'svg'],
  icon: ['svg'],
  video: ['mp4'],
}

const KNOWN = new Set(Object.values(FORMATS).flat())

/** Every picture and video the content names is there, spelt alike, and is what its name says. */
export const mediaExists: Rule = {
  name: 'media-exists',
  scope: 'site',
  *check({ root, docs }: Site): Iterable<Fault> {
    const names = mediaNames(root)
    const told = new Set<string>()
    if (names.length === 0) {
      yield fault('media.none', [], 'content/media', { offset: 0, length: 1 })
      return
    }
    const references = [...docs.values()].flatMap((doc) =>
      [...leavesOf(doc)].flatMap(({ path, value, schema }) =>
        schema?.media && typeof value === 'string' && value !== ''
          ? [{ doc, path, name: value, kind: schema.media }]
          : [],
      ),
    )
    for (const reference of references) {
      const found = examine(root, names, reference)
      if (!found || told.has(`${found.code} ${reference.name}`)) continue
      told.add(`${found.code} ${reference.name}`)
      yield found
    }
    const named = new Set(references.map(({ name }) => name.normalize('NFC')))
    for (const name of names.filter((each) => !named.has(each))) yield* examineUnnamed(root, name)
  },
}

/** What lies in the folder without being named is still made ready by the build. */
function* examineUnnamed(root: string, name: string): Iterable<Fault> {
  const [file, range] = [`content/media/${name}`, { offset: 0, length: 1 }]
  if (KNOWN.has(extensionOf(name))) {
    const found = examineFile(root, name)
    if ('code' in found) yield troubleFault(found, file, range, {})
  } else if (isPhonePhoto(name)) yield fault('media.heic', [], file, range)
  else yield fault('media.stray', [[...KNOWN].join(', ')], file, range)
}

const isPhonePhoto = (name: string) => /^hei[cf]$/.test(extensionOf(name))

/** The only file whose name is this one without its folder or without its ending. */
function namesake(name: string, usable: string[]): string | undefined {
  const alike = usable.filter(
    (known) => known.endsWith(`/${name}`) || known.startsWith(`${name}.`) || known === name.trim(),
  )
  return alike.length === 1 ? alike[0] : undefined
}

type Reference = { doc: Doc; path: Path; name: string; kind: Kind }

function examine(
  root: string,
  names: string[],
  { doc, path, name, kind }: Reference,
): Fault | undefined {
  const title = titleAt(doc.schema, path)
  const range = valueRange(doc, path)
  const suits = (candidate: string) => FORMATS[kind].includes(extensionOf(candidate))
  const details = (meant?: string) => ({
    path,
    written: writtenAt(doc.text, range),
    ...(meant && { suggestion: `"${meant}"`, edit: { ...range, text: JSON.stringify(meant) } }),
  })
  if (name.trim() === '') return fault('value.empty', [title], doc.file, range, details())
  const tail = name
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '..' && part !== '.')
    .join('/')
  if (/^[a-z]+:|^[/\\]|\\|\.\.|^content\/|^media\//i.test(name)) {
    const meant = names.find((known) => tail === known || tail.endsWith(`/${known}`))
    return fault('media.outside', [title], doc.file, range, details(meant))
  }
  if (!names.includes(name.normalize('NFC'))) {
    const same = names.find((known) => known.toLowerCase() === name.toLowerCase())
    if (same) return fault('media.case', [], doc.file, range, details(same))
    const usable = names.filter(suits)
    const stem = name.replace(/\.[^.]+$/, '.')
    const photo = names.find((known) => isPhonePhoto(known) && known.startsWith(stem))
    if (photo) return undefined // The photo itself is told as one no browser shows.
    const meant = namesake(name, usable) ?? nearest(name, usable)
    return fault('media.missing', [], doc.file, range, details(meant))
  }
  if (isPhonePhoto(name)) return fault('media.heic', [], doc.file, range, details())
  if (!suits(name))
    return fault('media.kind', [title, FORMATS[kind].join(', ')], doc.file, range, details())
  if (kind === 'icon' && !name.startsWith('icons/'))
    return fault('media.folder', [], doc.file, range, details())
  const found = examineFile(root, name)
  if ('code' in found) return troubleFault(found, doc.file, range, details())
  const { size, codec } = found
  const narrowest = narrowestFor(doc.role.name, path)
  if (size && extensionOf(name) !== 'svg' && size.width < narrowest)
    return fault('media.too-small', [title, size.width, narrowest], doc.file, range, details())
  const wanted = path.at(-1) === 'av1' ? 'av01' : 'avc1'
  if (codec && !codec.startsWith(wanted))
    return fault('media.other-codec', [title], doc.file, range, details())
  return undefined
}
