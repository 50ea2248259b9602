import type { RecordsOf } from '../../content/recordNames.ts'
import type { SchemaNode } from '../schema/node.ts'
import type { Path } from '../types.ts'

/** One change, with the titles of the site's fields. */
export type Change = {
  file: string
  path: Path
  /** A changed value without `before` was not there, or is not worth a mention. */
  kind: 'changed' | 'added' | 'removed' | 'moved'
  /** The parts and records around it, outermost first. */
  place: string[]
  /** The field's title in lower case, or the record's name; empty if the place has the value. */
  title: string
  before?: string
  after?: string
  /** The growth of a number as a share of the old one: 0.5 is an increase by half. */
  growth?: number
  /** The new picture, by its name below content/media. */
  picture?: string
  /** Of an added record: what visitors see of it. */
  fields?: RecordField[]
}

/** A field's title with its text or its picture. */
export type RecordField = { title: string; text?: string; picture?: string }

/** Context of a comparison; the schema provides titles and may be missing. */
export type Spot = {
  file: string
  root: SchemaNode | undefined
  path: Path
  place: string[]
  sides: Sides
  /** The file's new value. */
  whole: unknown
}

/** What the values of the site are called before and after. */
export type Sides = { before: SideWords; after: SideWords }

export type SideWords = {
  /** The clinic's currency sign. */
  currency: string
  recordsOf: RecordsOf
}
