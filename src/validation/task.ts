import { isForVisitors } from '../content/translation/texts.ts'
import { positionOf, valueRange } from './position.ts'
import { recordLabel } from './recordLabel.ts'
import type { Doc, Path } from './types.ts'

/** A task of the owner before the site goes live. */
export type Task = {
  /** Blocks publication while open. */
  blocks: boolean
  group: (typeof GROUPS)[number]
  /** Path from the root with line, or the name of a setting. */
  place: string
  text: string
}

export const GROUPS = [
  'sample',
  'copied',
  'foreign',
  'host',
  'languages',
  'profession',
  'country',
  'words',
  'sections',
  'contradictions',
] as const

/** Whether visitors read a text; forms and lists of staff are in the same files. */
export const isShown = ({ role }: Doc, path: Path) =>
  role.kind !== 'locale' || isForVisitors(role.name, path.join('.'))

export const placeOf = (doc: Doc, path: Path) =>
  `${doc.file}:${positionOf(doc.text, valueRange(doc, path).offset).line}`

export const labelOf = (doc: Doc, path: Path) =>
  recordLabel({ ...doc, doc }, { path, range: valueRange(doc, path) })
