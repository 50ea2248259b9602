import * as v from 'valibot'
import { timestamp } from '../../server/base/clock'
import { git } from './git'
import type { Repository } from './repository'

/** Published proposals listed. */
const LISTED = 20

/** A branch per proposal. */
const EDITS = 'refs/heads/edits/'

export const referenceOf = (id: string): string => `${EDITS}${id}`

/** An account of the clinic. */
export type Member = { staffId: string; name: string }

/**
 * The author of a commit; the address holds the account id and is not deliverable. git refuses a
 * name of signs alone, which accounts of the time before may have.
 */
export const authorOf = ({ staffId, name }: Member) => ({
  name: /[\p{L}\p{N}]/u.test(name) ? name.replace(/[<>\p{Cc}]/gu, ' ') : staffId,
  email: `${staffId}@staff.invalid`,
})

/** A commit of the editor: its id, its parent's, its author and time. */
type EditorCommit = { tip: string; base: string; by: Member; at: string }

const decision = { by: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) }

const decisions = v.object({
  returned: v.optional(v.object({ ...decision, reason: v.string() })),
  deleted: v.optional(v.object(decision)),
  corrected: v.optional(v.object(decision)),
  isContinued: v.optional(v.boolean()),
})

/**
 * What was decided about a proposal, by whom and when. A deleted one can be restored for a while.
 * `isContinued`: it was sent again by a draft that was opened from it.
 */
export type Decisions = v.InferOutput<typeof decisions>

/** `version`: changes with its content, not with decisions. */
export type ProposalCommit = EditorCommit & { id: string; version: string } & Decisions

/** `proposal`: its id; empty for an undo. */
export type PublishedCommit = EditorCommit & {
  isUndo: boolean
  proposal: string
  correctedBy?: string | undefined
}

/** Open and deleted proposals, newest first. */
export async function proposalCommits({ root }: Repository) {
  const fields = 'objectname parent authorname authoremail authordate:unix refname tree'.split(' ')
  const decided = `contents:trailers:key=${TRAILERS.decisions},valueonly,separator=%x20`
  const format = [...fields, 'subject', decided].map((name) => `%(${name})`).join('%00')
  const args = ['for-each-ref', '--sort=-authordate', `--format=${format}`, EDITS]
  return commitsIn(await git(root, args)).map(
    ([commit, name = '', version = '', title = '', decisions = '']) => ({
      ...commit,
      id: name.slice(EDITS.length),
      version,
      title,
      ...decisionsIn(decisions),
    }),
  )
}

const TRAILERS = {
  proposal: 'Editor-Proposal',
  undo: 'Editor-Undo',
  decisions: 'Editor-Decisions',
  corrected: 'Corrected-by',
} as const

/** On GitHub people may edit it. */
function decisionsIn(written: string): Decisions {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), decisions), written)
  return parsed.success ? parsed.output : {}
}

/** The editor's newest publications. */
export async function publishedCommits({ root, branch }: Repository): Promise<PublishedCommit[]> {
  const trailers = [TRAILERS.undo, TRAILERS.proposal, TRAILERS.corrected].map(
    (key) => `%(trailers:key=${key},valueonly,separator=%x2C)`,
  )
  const format = ['%H', '%P', '%an', '%ae', '%ct', ...trailers].join('%x00')
  const grep = [TRAILERS.proposal, TRAILERS.undo].map((key) => `--grep=^${key}: `)
  const args = ['log', '--first-parent', `-n${LISTED}`, ...grep, `--format=${format}`, branch]
  return commitsIn(await git(root, args)).map(
    ([commit, undone = '', proposal = '', correctedBy = '']) => ({
      ...commit,
      isUndo: undone !== '',
      proposal,
      ...(correctedBy && { correctedBy }),
    }),
  )
}

/** The commits of a listing, each with its further fields. */
const commitsIn = (listed: Buffer): [EditorCommit, ...string[]][] =>
  listed
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [tip = '', parents = '', name = '', email = '', seconds, ...further] = line.split('\0')
      const by = { name, staffId: staffOf(email) }
      const at = timestamp(Number(seconds) * 1000)
      return [{ tip, base: parents.split(' ')[0] ?? '', by, at }, ...further]
    })

export type Trailers = Decisions & {
  proposal?: string
  undo?: string
  approvedBy?: string
  correctedBy?: string
  proposedBy?: Member
}

/** The commit message: titles of the changes, and trailers for the editor. */
export const messageOf = (titles: readonly string[], trailers: Trailers): string => {
  const { proposal, undo, approvedBy, correctedBy, proposedBy, ...decisions } = trailers
  const decided = JSON.stringify(decisions)
  const proposer = proposedBy && authorOf(proposedBy)
  const lines = [
    proposal && `${TRAILERS.proposal}: ${proposal}`,
    undo && `${TRAILERS.undo}: ${undo}`,
    proposer && `Proposed-by: ${proposer.name} <${proposer.email}>`,
    approvedBy && `Approved-by: ${approvedBy.replace(/\n/g, ' ')}`,
    correctedBy && `${TRAILERS.corrected}: ${correctedBy.replace(/\n/g, ' ')}`,
    decided !== '{}' && `${TRAILERS.decisions}: ${decided}`,
  ]
  return `${titles.join(', ') || 'Content'}\n\n${lines.filter(Boolean).join('\n')}\n`
}

/** Parses a message, or the text of a pull request; undefined if it is not the editor's. */
export function readMessage(message: string) {
  const value = (key: string) =>
    new RegExp(`^${key}: (.+)$`, 'm').exec(message.slice(message.indexOf('\n\n')))?.[1]
  const [, name = '', email = ''] = /^(.*) <(.*)>$/.exec(value('Proposed-by') ?? '') ?? []
  const isUndo = value(TRAILERS.undo) !== undefined
  const proposal = value(TRAILERS.proposal) ?? ''
  if (!isUndo && !proposal) return undefined
  const by = { name, staffId: staffOf(email) }
  const correctedBy = value(TRAILERS.corrected)
  const decisions = decisionsIn(value(TRAILERS.decisions) ?? '')
  return { isUndo, proposal, by, ...(correctedBy && { correctedBy }), decisions }
}

const staffOf = (email: string) => email.replace(/^<|>$/g, '').split('@')[0] ?? ''
