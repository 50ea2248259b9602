import { fault } from '../fault.ts'
import { formatOf, isDrawing, mediaNames } from '../mediaFolder.ts'
import { nearest } from '../nearest.ts'
import { valueRange, writtenAt } from '../position.ts'
import { titleAt } from '../schema/node.ts'
import type { Doc, Fault, Path, Rule, Site } from '../types.ts'
import { leavesOf } from '../walk.ts'
import { formatWords } from '../words.ts'

type Kind = 'photo' | 'icon' | 'video'

const FORMATS: Record<Kind, string[]> = {
  photo: ['png', 'jpg', 'webp', 'avif', 'tif', 'svg'],
  icon: ['svg'],
  video: ['mp4'],
}

const KNOWN = new Set(Object.values(FORMATS).flat())

const extensionOf = (name: string) =>
  (/\.([^./]+)$/.exec(name)?.[1] ?? '').toLowerCase().replace('jpeg', 'jpg').replace('tiff', 'tif')

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
    for (const name of names.filter((each) => !KNOWN.has(extensionOf(each)))) {
      yield fault('media.stray', [[...KNOWN].join(', ')], `content/media/${name}`, {
        offset: 0,
        length: 1,
      })
    }
    for (const doc of docs.values()) {
      for (const { path, value, schema } of leavesOf(doc)) {
        if (!schema?.media || typeof value !== 'string' || value === '') continue
        const found = examine(root, names, { doc, path, name: value, kind: schema.media })
        if (!found || told.has(`${found.code} ${value}`)) continue
        told.add(`${found.code} ${value}`)
        yield found
      }
    }
  },
}

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
    const meant = namesake(name, usable) ?? nearest(name, usable)
    return fault('media.missing', [], doc.file, range, details(meant))
  }
  if (!suits(name))
    return fault('media.kind', [title, FORMATS[kind].join(', ')], doc.file, range, details())
  if (kind === 'icon' && !name.startsWith('icons/'))
    return fault('media.folder', [], doc.file, range, details())
  const format = formatOf(root, name)
  if (format === 'empty') return fault('media.empty', [], doc.file, range, details())
  if (format !== extensionOf(name))
    return fault(
      'media.disguised',
      [formatWords[format] ?? format.toUpperCase()],
      doc.file,
      range,
      details(),
    )
  if (format === 'svg' && !isDrawing(root, name))
    return fault('media.unsafe', [], doc.file, range, details())
  return undefined
}
