import { createHash } from 'node:crypto'
import { leavesOf } from '../jsonPath.ts'
import { message } from '../messages.ts'
import { titleAt } from '../schema/node.ts'
import { labelOf, placeOf, type Task } from '../task.ts'
import type { Doc, FileTree, Leaf } from '../types.ts'

/** What `new-clinic` copied, by content hash. A line deleted by hand is accepted as the clinic's own. */
const FILE = 'samples.json'

type Kind = 'text' | 'link' | 'identity' | 'picture'

const hashOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

/** The kind of a value that has to be the clinic's own; words that many clinics share have none. */
function kindOf({ path, value, schema }: Leaf): Kind | undefined {
  if (typeof value !== 'string' || path.at(-1) === '$schema') return undefined
  if (path[0] === 'identity' && path.at(-1) === 'value') return 'identity'
  // A sample address has a task of its own.
  if (/^https:\/\//.test(value)) return /\.example\b/.test(value) ? undefined : 'link'
  if (schema?.enum || schema?.media || schema?.refersTo) return undefined
  return value.trim().split(/\s+/).length > 2 ? 'text' : undefined
}

/** Icons and fonts are no clinic's own. */
function picturesOf(tree: FileTree): string[] {
  return ['content/media', 'public'].flatMap((folder) =>
    (tree.list(folder) ?? [])
      .filter(({ kind, name }) => kind === 'file' && !name.endsWith('.md'))
      .map(({ name }) => `${folder}/${name}`),
  )
}

type Sample = { doc: Doc; leaf: Leaf; kind: Kind; hash: string }

const samplesOf = (doc: Doc): Sample[] =>
  leavesOf(doc).flatMap((leaf) => {
    const kind = kindOf(leaf)
    return kind ? [{ doc, leaf, kind, hash: hashOf(String(leaf.value)) }] : []
  })

/** The file of samples for a clinic whose contents are copied except `own` values. */
export function samplesFile(tree: FileTree, docs: Iterable<Doc>, own: readonly string[]) {
  const texts = [...docs].flatMap((doc) =>
    samplesOf(doc)
      .filter(({ leaf }) => !own.includes(String(leaf.value)))
      .map(({ leaf, hash }) => [hash, `${doc.file} ${leaf.path.join('.')}`]),
  )
  const pictures = picturesOf(tree).map((file) => [hashOf(tree.read(file)), file])
  const text = JSON.stringify(Object.fromEntries([...texts, ...pictures]), null, 2)
  return { [FILE]: `${text}\n` }
}

/** The samples that are still in a clinic, those of one record as one task. */
export function copiedTasks(tree: FileTree, docs: Iterable<Doc>): Task[] {
  if (!tree.has(FILE)) return []
  const places: Record<string, string> = JSON.parse(Buffer.from(tree.read(FILE)).toString('utf8'))
  const isCopied = (hash: string) => Object.hasOwn(places, hash)
  // Texts of the interface that no clinic copies can have the same words.
  const files = new Set(Object.values(places).map((place) => place.split(' ')[0]))
  const records = new Map<string, Sample[]>()
  for (const doc of docs)
    for (const sample of samplesOf(doc).filter(
      ({ hash }) => files.has(doc.file) && isCopied(hash),
    )) {
      const label = doc.role.kind === 'content' ? labelOf(doc, sample.leaf.path) : ''
      const key = [doc.file, label, sample.kind].join('\n')
      records.set(key, [...(records.get(key) ?? []), sample])
    }
  const task = (place: string, about: readonly string[], context: Kind): Task => {
    const told = [...about, message('publish.copied', { context })].filter(Boolean)
    return { blocks: true, group: 'copied', place, text: told.join(': ') }
  }
  return [
    ...[...records.values()].map((samples) => {
      const [{ doc, leaf, kind }] = samples as [Sample]
      const titles = new Set(samples.map((each) => titleAt(doc.schema, each.leaf.path)))
      const label = doc.role.kind === 'content' ? labelOf(doc, leaf.path) : ''
      return task(placeOf(doc, leaf.path), [label, [...titles].filter(Boolean).join(', ')], kind)
    }),
    ...picturesOf(tree)
      .filter((file) => isCopied(hashOf(tree.read(file))))
      .map((file) => task(file, [], 'picture')),
  ]
}
