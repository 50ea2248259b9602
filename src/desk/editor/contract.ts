/** What the editor's page, the gate in its worker and the server say to each other. */

/** Path from the clinic's folder, with forward slashes. */
export type FileName = string

/**
 * A published site as an editor's browser has it: texts whole, and of pictures, loops
 * and fonts what the gate has found out about them, so that their bytes need not travel.
 */
export type SiteFiles = {
  /** The commit these are the files of. */
  base: string
  /** JSON files and drawings. */
  texts: Record<FileName, string>
  /** All others; null where the gate has no question. */
  others: Record<FileName, object | null>
}

/** What a draft changes: the bytes of files, null for one that is taken away. */
export type Changes = ReadonlyMap<FileName, Uint8Array | null>

export type Path = readonly (string | number)[]

/** A stretch of a file's text, in UTF-16 code units, and what takes its place. */
export type TextEdit = { offset: number; length: number; text: string }

/** What the gate says of one place. */
export type Finding = {
  code: string
  sentence: string
  file: FileName
  path?: Path
  written?: string
  suggestion?: string
  /** The correction, when it is proven that it cures the file. */
  edit?: TextEdit
  alsoIn?: string[]
}

/** Faults keep a draft from being published, warnings do not. */
export type Findings = { faults: Finding[]; warnings: Finding[] }

/** To the gate's worker: the site once, then each state of the draft by its number. */
export type GateQuestion =
  | { kind: 'open'; site: SiteFiles; language: string }
  | { kind: 'check'; number: number; changes: Changes }

/** From it. */
export type GateAnswer =
  | { kind: 'opened'; forms: Forms }
  | { kind: 'checked'; number: number; findings: Findings }

/** One thing that is not as it was: of the record or part it belongs to, outermost first. */
export type ChangeLine = {
  kind: 'changed' | 'added' | 'removed' | 'moved'
  place: string[]
  title: string
  before?: string
  after?: string
  /** By how much a figure grew, as a share of what it was. */
  growth?: number
}

/** What a proposal does to the site; `pages`: names of those on which it can be seen. */
export type SiteChange = {
  files: { file: FileName; title: string; changes: ChangeLine[] }[]
  media: { name: string; kind: 'added' | 'removed' | 'changed' }[]
  pages: string[]
}

/** What an editor sends: `id` is of their making, so that sending twice proposes once. Bytes in base64, null for a file that is taken away. */
export type Draft = {
  id: string
  base: string
  files: { file: FileName; bytes: string | null }[]
}

/**
 * `moved`: what it changes was changed on the site meanwhile as well. `faulty`: the gate
 * refuses the site as it would be with it now. `checking`: others are still looking at it.
 * `publishing`: being built. `failed`: the site could not be built with it.
 */
export type ProposalState = 'ready' | 'moved' | 'faulty' | 'checking' | 'publishing' | 'failed'

export type Proposal = {
  id: string
  by: string
  /** Whether whoever asks has proposed it. */
  own: boolean
  at: string
  state: ProposalState
  change: SiteChange
}

/** A proposal that has become the site; `commit` names it. */
export type Published = {
  commit: string
  by: string
  at: string
  isUndo: boolean
  change: SiteChange
}

export type Proposals = { open: Proposal[]; published: Published[]; canApprove: boolean }

/** Whose version of a record is to stand: the one on the site, or that of the draft. */
export type Taken = 'site' | 'draft'

/** One field of a record two have changed: what it was, and what either made of it; where a side says nothing it left it. */
export type VersionRow = { title: string; was?: string; site?: ChangeLine; draft?: ChangeLine }

/** A record that was changed on the site since a draft began, and in the draft as well. */
export type Collision = {
  file: FileName
  /** Names the record in the file to the server. */
  place: string
  /** What it is called, outermost first: `Fiyat listesi`, `Kanal ve Dolgu`, `Dolgu`. */
  title: string[]
  rows: VersionRow[]
}

/** What an editor has chosen where a draft and the site collide. */
export type VersionChoice = { file: FileName; place: string; take: Taken }

/** Asks for a draft on top of the site as it is now; the choices are of the state `site`. */
export type RebaseQuestion = Omit<Draft, 'id'> & { site?: string; choices: VersionChoice[] }

/** A draft's files on top of `base`, without those that are as they are published. */
export type RebasedDraft = Omit<Draft, 'id'>

/** Why a draft or a proposal was not taken; `moved`: the records collide with those of the state `site`. */
export type EditorRefusal =
  | { error: 'refused'; findings: Findings }
  | { error: 'moved'; site: string; collisions: Collision[] }
  | { error: StorageTrouble; retryAfter?: number }
  | { error: 'outside' | 'nothing' | 'outdated' | 'unclean' | 'busy' | 'checking' | 'red' }

/** Why the place where proposals are kept, a repository elsewhere, cannot be used now. */
export type StorageTrouble =
  /** It does not know the server any more. */
  | 'credential'
  /** The server has no right to what was asked. */
  | 'forbidden'
  | 'missing'
  /** It refuses what was asked: a rule of the repository. */
  | 'rejected'
  /** Someone was quicker. */
  | 'stale'
  | 'rateLimited'
  | 'timeout'
  | 'unreachable'

/** What a form is told of a field: a part of the gate's schema, in the clinic's words. */
export type FormNode = {
  $ref?: string
  title?: string
  description?: string
  examples?: unknown[]
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean'
  const?: unknown
  enum?: unknown[]
  enumDescriptions?: string[]
  format?: string
  pattern?: string
  unit?: 'currency'
  required?: string[]
  properties?: Record<string, FormNode>
  items?: FormNode
  definitions?: Record<string, FormNode>
  labelledBy?: string
  media?: 'photo' | 'icon' | 'glyph' | 'logo' | 'video' | 'font'
  /** Width to height, as a picture is shown: `3:2`. */
  ratio?: string
  defaultSnippets?: { label: string; body: unknown }[]
}

/** A schema for each content file, by its name without the ending. */
export type Forms = Record<string, FormNode>
