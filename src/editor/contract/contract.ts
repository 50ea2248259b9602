import * as v from 'valibot'
import { changedRecord, changeLine, siteChange } from './siteChange'

/** Bodies of the editor's endpoint. File names are paths from the clinic's folder, with forward slashes. */

export type FileName = string
export const fileName = v.string()

const commitId = v.pipe(v.string(), v.regex(/^[\da-f]{40,64}$/))

/** A published site for the editor: whole texts; of media the facts that the validator reads, not the bytes. */
export const siteFiles = v.strictObject({
  /** The commit of these files. */
  base: commitId,
  /** JSON files and drawings. */
  texts: v.record(fileName, v.string()),
  /** All others; null if the validator needs no facts. */
  others: v.record(fileName, v.nullable(v.custom<object>((value) => typeof value === 'object'))),
})
export type SiteFiles = v.InferOutput<typeof siteFiles>

export type { Path } from '../../validation/types.ts'

/** UTF-16 code units of a file's text, and their replacement. */
const textEdit = v.strictObject({ offset: v.number(), length: v.number(), text: v.string() })

/** A diagnostic; the validator adds fields that the editor does not use. */
const finding = v.object({
  code: v.string(),
  sentence: v.string(),
  file: fileName,
  path: v.optional(v.pipe(v.array(v.union([v.string(), v.number()])), v.readonly())),
  /** A verified fix. */
  edit: v.optional(textEdit),
})
export type Finding = v.InferOutput<typeof finding>

/** Faults prevent a publication, warnings do not. */
const findings = v.strictObject({ faults: v.array(finding), warnings: v.array(finding) })
export type Findings = v.InferOutput<typeof findings>

const sentName = v.pipe(v.string(), v.maxLength(200))
const draftContent = {
  base: commitId,
  files: v.pipe(
    v.array(
      v.strictObject({
        file: sentName,
        /** Base64; null for a deleted file. */
        bytes: v.nullable(v.pipe(v.string(), v.regex(/^[\w+/]*={0,2}$/))),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
}

/** Changes with the content of a proposal. */
export const version = commitId

/**
 * The browser chooses the `id`, so that a repeated request creates one proposal. `version`: of the
 * proposal that the draft continues.
 */
export const draft = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  version: v.optional(version),
  ...draftContent,
})
export type Draft = v.InferOutput<typeof draft>

/** A draft's files on top of `base`, without those that equal the published ones. */
export const rebasedDraft = v.strictObject({
  base: commitId,
  files: v.array(v.strictObject({ file: fileName, bytes: v.nullable(v.string()) })),
})
export type RebasedDraft = v.InferOutput<typeof rebasedDraft>

/** Which version of a record wins: the site's or the draft's. */
const side = v.picklist(['site', 'draft'])
export type Side = v.InferOutput<typeof side>

/** A resolution of one conflict. */
const versionChoice = v.strictObject({
  file: sentName,
  place: v.pipe(v.string(), v.maxLength(1000)),
  take: side,
})
export type VersionChoice = v.InferOutput<typeof versionChoice>

/** Requests a draft on top of the site as it is now; the choices apply to the state `site`. */
export const rebaseRequest = v.strictObject({
  ...draftContent,
  site: v.optional(commitId),
  choices: v.pipe(v.array(versionChoice), v.maxLength(1000)),
})
export type RebaseRequest = v.InferInput<typeof rebaseRequest>

/** One field changed on both sides; a side without an entry left it as it was. */
const versionRow = v.strictObject({
  title: v.string(),
  was: v.optional(v.string()),
  site: v.optional(changeLine),
  draft: v.optional(changeLine),
})
export type VersionRow = v.InferOutput<typeof versionRow>

/** A record that both the site and the draft have changed since the draft began. */
const collision = v.strictObject({
  file: fileName,
  /** Identifies the record in the file for the server. */
  place: v.string(),
  /** Its labels, outermost first: `Fiyat listesi`, `Kanal ve Dolgu`, `Dolgu`. */
  title: v.array(v.string()),
  rows: v.array(versionRow),
})
export type Collision = v.InferOutput<typeof collision>

/**
 * Why the proposal store (a remote repository) is unavailable. `credential`: no longer valid.
 * `forbidden`: the server lacks the right. `rejected`: by a rule of the repository. `stale`:
 * another change came first. `unchecked`: the check of a draft did not end.
 */
const storageTroubles = [
  ...(['credential', 'forbidden', 'missing', 'rejected', 'stale'] as const),
  ...(['rateLimited', 'timeout', 'unreachable', 'unchecked'] as const),
] as const
export type StorageTrouble = (typeof storageTroubles)[number]

/**
 * `moved`: the conflicts with the state `site`. `unclean`: files changed on the server by
 * hand. `examining`: another draft of the account is checked. `quota`: the account has sent as
 * much as it may in 24 hours. `changed`: the proposal has another version. `together`: proposals
 * that cannot be one publication.
 */
export const editorRefusal = v.union([
  v.strictObject({ error: v.literal('refused'), findings }),
  v.strictObject({ error: v.literal('moved'), site: commitId, collisions: v.array(collision) }),
  v.strictObject({ error: v.picklist(storageTroubles), retryAfter: v.optional(v.number()) }),
  v.strictObject({ error: v.literal('unclean'), files: v.array(fileName) }),
  v.strictObject({
    error: v.picklist([
      ...(['outside', 'nothing', 'outdated', 'busy', 'checking', 'red', 'examining'] as const),
      ...(['quota', 'changed', 'together'] as const),
    ]),
  }),
])
export type EditorRefusal = v.InferOutput<typeof editorRefusal>

/** Why a manager sends a proposal back to its author. */
export const returnReason = v.strictObject({
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
})

/**
 * `returned`: its author continues it. `moved`: conflicts with a later publication. `faulty`: the
 * validator reports errors.
 * `checking`: CI runs. `publishing`: the build runs. `failed`: the build failed. `unchecked`: its
 * check did not end, or it is unreadable; its `change` is empty. `deleted`: until it is restored.
 */
const proposalState = v.picklist([
  ...(['ready', 'moved', 'faulty', 'unchecked', 'checking', 'publishing', 'failed'] as const),
  ...(['returned', 'deleted'] as const),
])
export type ProposalState = v.InferOutput<typeof proposalState>

const proposal = v.strictObject({
  id: v.string(),
  by: v.string(),
  /** Whether the account of the session proposed it. */
  own: v.boolean(),
  at: v.string(),
  version,
  state: proposalState,
  change: siteChange,
  /** What it changes, by record. */
  records: v.array(changedRecord),
  /** By a manager, before its approval. */
  corrected: v.optional(v.strictObject({ by: v.string(), at: v.string() })),
  returned: v.optional(v.strictObject({ by: v.string(), at: v.string(), reason: v.string() })),
  /** `by`: empty if unknown; `until`: it can be restored. */
  deleted: v.optional(v.strictObject({ by: v.string(), until: v.string() })),
})
export type Proposal = v.InferOutput<typeof proposal>

const published = v.strictObject({
  commit: commitId,
  /** Its id; empty for an undo. */
  proposal: v.string(),
  by: v.string(),
  at: v.string(),
  /** The manager who corrected it. */
  correctedBy: v.optional(v.string()),
  isUndo: v.boolean(),
  change: siteChange,
  /** Whether a kept release shows the site before it, so that going back renders nothing. */
  isKept: v.boolean(),
})
export type Published = v.InferOutput<typeof published>

/** `waiting`: another clinic's publication runs; `switch`: the site is replaced. */
const step = v.picklist(['waiting', 'check', 'media', 'data', 'render', 'write', 'switch'])

/** A step of a publication; `done` of `of` pages are rendered. */
const progress = v.strictObject({
  step,
  done: v.optional(v.number()),
  of: v.optional(v.number()),
})
export type Progress = v.InferOutput<typeof progress>

/** `from`: the last of the publications to undo. */
export const undoRange = v.strictObject({ from: commitId })

/** Ids of the proposals, separated by spaces, or the publication to undo. */
const key = v.string()

/**
 * The running or last publication since the server's start. `unclean`: files changed on the
 * server during the build; `stale`: the branch moved; `killed`: the server ended during the build;
 * `disk`: it is full.
 */
export const publication = v.nullable(
  v.variant('state', [
    v.strictObject({ state: v.literal('running'), key, progress }),
    v.strictObject({ state: v.literal('published'), key, commit: commitId }),
    v.strictObject({
      state: v.literal('failed'),
      key,
      cause: v.picklist(['build', 'unclean', 'stale', 'killed', 'disk']),
      files: v.array(fileName),
    }),
  ]),
)
export type Publication = v.InferOutput<typeof publication>

export const proposals = v.strictObject({
  /** The published commit. */
  site: commitId,
  open: v.array(proposal),
  /** Those that the account may restore. */
  deleted: v.array(proposal),
  published: v.array(published),
  /** Files of the site that were changed on the server by hand: nothing is published then. */
  unclean: v.array(fileName),
  canApprove: v.boolean(),
})
export type Proposals = v.InferOutput<typeof proposals>
