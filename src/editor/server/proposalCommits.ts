import { timestamp } from '../../server/base/clock'
import { git } from './git'
import type { Repository } from './repository'

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

export type ProposalCommit = EditorCommit & { id: string }

export type PublishedCommit = EditorCommit & { isUndo: boolean }

/** Open proposals, newest first. */
export async function proposalCommits({ root }: Repository): Promise<ProposalCommit[]> {
  const fields = 'objectname parent authorname authoremail committerdate:unix refname'.split(' ')
  const format = fields.map((name) => `%(${name})`).join('%00')
  const args = ['for-each-ref', '--sort=-committerdate', `--format=${format}`, EDITS]
  return commitsIn(await git(root, args)).map(([commit, name]) => ({
    ...commit,
    id: name.slice(EDITS.length),
  }))
}

const TRAILERS = { proposal: 'Editor-Proposal', undo: 'Editor-Undo' } as const

/** The editor's newest publications. */
export async function publishedCommits(
  { root, branch }: Repository,
  most: number,
): Promise<PublishedCommit[]> {
  const undo = `%(trailers:key=${TRAILERS.undo},valueonly,separator=%x2C)`
  const format = ['%H', '%P', '%an', '%ae', '%ct', undo].join('%x00')
  const grep = Object.values(TRAILERS).map((key) => `--grep=^${key}: `)
  const args = ['log', '--first-parent', `-n${most}`, ...grep, `--format=${format}`, branch]
  return commitsIn(await git(root, args)).map(([commit, undone]) => ({
    ...commit,
    isUndo: undone !== '',
  }))
}

/** The commits of a listing, each with its last field. */
const commitsIn = (listed: Buffer): [EditorCommit, string][] =>
  listed
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [tip = '', parents = '', name = '', email = '', seconds, last = ''] = line.split('\0')
      const by = { name, staffId: staffOf(email) }
      const at = timestamp(Number(seconds) * 1000)
      return [{ tip, base: parents.split(' ')[0] ?? '', by, at }, last]
    })

/** The commit message: titles of the changes, and trailers for the editor. */
export const messageOf = (
  titles: readonly string[],
  trailers: { proposal?: string; undo?: string; approvedBy?: string; proposedBy?: Member },
): string => {
  const { proposal, undo, approvedBy, proposedBy } = trailers
  const proposer = proposedBy && authorOf(proposedBy)
  const lines = [
    proposal && `${TRAILERS.proposal}: ${proposal}`,
    undo && `${TRAILERS.undo}: ${undo}`,
    proposer && `Proposed-by: ${proposer.name} <${proposer.email}>`,
    approvedBy && `Approved-by: ${approvedBy.replace(/\n/g, ' ')}`,
  ]
  return `${titles.join(', ') || 'Content'}\n\n${lines.filter(Boolean).join('\n')}\n`
}

/** Parses a message; undefined if it is not the editor's. */
export function readMessage(message: string) {
  const value = (key: string) =>
    new RegExp(`^${key}: (.+)$`, 'm').exec(message.slice(message.indexOf('\n\n')))?.[1]
  const [, name = '', email = ''] = /^(.*) <(.*)>$/.exec(value('Proposed-by') ?? '') ?? []
  const isUndo = value(TRAILERS.undo) !== undefined
  if (!isUndo && !value(TRAILERS.proposal)) return undefined
  return { isUndo, by: { name, staffId: staffOf(email) } }
}

const staffOf = (email: string) => email.replace(/^<|>$/g, '').split('@')[0] ?? ''
