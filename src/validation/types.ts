import type { Node } from 'jsonc-parser'
import type { Sites } from '../content/site/site.ts'
import type { DiagnosticMessages } from './messages.gen.ts'
import type { Path, SchemaNode } from './schema/node.ts'

export type { Path }

/** Stable identifier for tests and tools. */
export type Code = keyof DiagnosticMessages

/** A stretch of a file's text, in UTF-16 code units. */
export type Range = { offset: number; length: number }

export type Edit = Range & { text: string }

/** One error or warning, for one cause. */
export type Diagnostic = {
  code: Code
  sentence: string
  /** Path from the root, with forward slashes. */
  file: string
  range: Range
  /** The value's path. Later diagnostics at or below it are dropped. */
  path?: Path
  /** Further paths whose diagnostics follow from this one and are dropped. */
  covers?: Path[]
  written?: string
  expected?: string
  /** Shown as "did you mean", only if unambiguous. */
  suggestion?: string
  example?: string
  /** A proposed fix; shown only if verified. */
  edit?: Edit
  /** The fixed lines, set if `edit` was verified; empty if lines are only deleted. */
  correct?: string
  /** The action for `correct`, unless it replaces the shown line. */
  doing?: string
  alsoIn?: string[]
  /** The findings that are not listed; this one counts them. */
  unlisted?: number
}

/**
 * Content with a schema, texts of the clinic's own language, or a further language's translations
 * of either; `name` of a translation of content: `content/services`.
 */
export type FileKind = {
  kind: 'content' | 'locale' | 'translation'
  name: string
  language: string
  /** The clinic's own language, of a translation. */
  own?: string
}

/** Content has a schema, which the clinic's country and currency fill in. */
type FileContext = { file: string; role: FileKind; schema?: SchemaNode; country?: unknown }

export type RawFile = FileContext & { bytes: Uint8Array }

export type TextFile = FileContext & { text: string }

/** A valid JSON file: `value` is parsed, `tree` has the offsets. */
export type Doc = TextFile & { value: unknown; tree: Node }

/** One plain value of a file, with its part of the schema. */
export type Leaf = { path: Path; value: unknown; schema?: SchemaNode }

/** What the site was before the change under check. Findings are explained with it. */
export type Earlier = {
  /** The value of a file; undefined if unknown. */
  value(file: string): unknown
  /** Whether `content/media` had a file; undefined if unknown. */
  hadMedia(name: string): boolean | undefined
}

export type Site = {
  tree: FileTree
  /** The files with valid JSON; a missing one has been reported. */
  docs: Map<string, Doc>
  /** True if the value at `path`, or one around or inside it, was refused. */
  refused: (file: string, path: Path) => boolean
  /** Undefined in the editor, whose findings belong to fields. */
  earlier?: Earlier
}

/** The site as visitors get it. */
export type OpenedSite = Pick<Site, 'docs'> & {
  earlier?: Earlier | undefined
  sites: Sites
  /** All its languages, published or not, the clinic's own first. */
  languages: readonly string[]
}

/**
 * One rule, one check; `content` limits it to one content file. Scopes grow from bytes to the
 * model; a diagnostic of `bytes` or `text` ends the file's check. A rule over the model holds for
 * every language and for hidden pages.
 */
export type Rule =
  | { scope: 'bytes'; check: (file: RawFile) => Iterable<Diagnostic> }
  | { scope: 'text'; check: (file: TextFile) => Iterable<Diagnostic> }
  | { scope: 'file'; content?: string; check: (doc: Doc) => Iterable<Diagnostic> }
  | { scope: 'leaf'; check: (leaf: Leaf, doc: Doc) => Iterable<Diagnostic> }
  | { scope: 'site'; check: (site: Site) => Iterable<Diagnostic> }
  | { scope: 'model'; check: (opened: OpenedSite) => Iterable<Diagnostic> }

/** An entry of a folder; a link is `other`. */
export type TreeEntry = { name: string; kind: 'file' | 'folder' | 'other' }

/**
 * Read access to a site, on disk or in memory. Paths start at the site's root (``) and use forward
 * slashes.
 */
export type FileTree = {
  /** Entries of a folder; undefined if it does not exist. */
  list(folder: string): TreeEntry[] | undefined
  /** True for a file, a folder, or a link to one. */
  has(path: string): boolean
  /** Throws if the file cannot be read. */
  read(file: string): Uint8Array
  /** Equal stamps mean equal bytes; caches use it as a key. */
  stamp(file: string): string
}
