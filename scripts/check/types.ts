import type { Node } from 'jsonc-parser'
import type { SchemaNode } from './schema/node.ts'
import type { Tree } from './tree.ts'
import type { Sentences } from './words.gen.ts'

/** What a fault is known by to tests and tools. */
export type Code = keyof Sentences

export type Path = readonly (string | number)[]

/** A stretch of a file's text, in UTF-16 code units. */
export type Range = { offset: number; length: number }

export type Edit = Range & { text: string }

/** One cause, as an editor will read it. */
export type Fault = {
  code: Code
  sentence: string
  /** Path from the root, with forward slashes. */
  file: string
  range: Range
  /** The value at fault. Later faults at or below it follow from this one and are dropped. */
  path?: Path
  /** Further paths whose faults follow from this one. */
  covers?: Path[]
  written?: string
  expected?: string
  /** Printed after "Bunu mu demek istediniz": only when there is no doubt. */
  suggestion?: string
  example?: string
  /** A repair computed from what was written; shown only once it is proven. */
  edit?: Edit
  /** The repaired lines, set when `edit` was proven to cure the file; empty when some are only deleted. */
  correct?: string
  /** What to do with them, when it is more than writing the shown line anew. */
  doing?: string
  /** Names of other records with the same fault. */
  alsoIn?: string[]
}

/** What a file is to the site: content with a schema, or texts of a language. */
export type Role =
  | { kind: 'content'; name: string; language: string }
  | { kind: 'locale'; name: string; language: string }

/** What is asked of a content file: its schema, and the country that fills it in, as the clinic names it. */
type Asked = { schema?: SchemaNode; country?: unknown }

export type RawFile = Asked & { file: string; role: Role; bytes: Uint8Array }

export type TextFile = Asked & { file: string; role: Role; text: string }

/** A readable JSON file: `value` is what JSON.parse says, `tree` says where it stands. */
export type Doc = TextFile & { value: unknown; tree: Node }

/** One plain value of a file, with its part of the schema when the file has one. */
export type Leaf = { path: Path; value: unknown; schema?: SchemaNode }

export type Site = {
  tree: Tree
  /** Files that could be read as JSON; a missing one has been reported. */
  docs: Map<string, Doc>
  /** True when the value at `path`, or one around or inside it, was already refused. */
  refused: (file: string, path: Path) => boolean
}

/**
 * One rule defends one truth. Scopes run from the smallest to the largest;
 * a fault of `bytes` or `text` ends the file's examination.
 */
export type Rule =
  | { name: string; scope: 'bytes'; check: (file: RawFile) => Iterable<Fault> }
  | { name: string; scope: 'text'; check: (file: TextFile) => Iterable<Fault> }
  | { name: string; scope: 'file'; check: (doc: Doc) => Iterable<Fault> }
  | { name: string; scope: 'leaf'; check: (leaf: Leaf, doc: Doc) => Iterable<Fault> }
  | { name: string; scope: 'site'; check: (site: Site) => Iterable<Fault> }
