import { timestamp } from '../../server/base/clock'
import { git } from './git'
import type { Repository } from './repository'

/** A branch per proposal. */
export const EDITS = 'refs/heads/edits/'

export const referenceOf = (id: string): string => `${EDITS}${id}`

/** An account of the clinic. */
export type Member = { staffId: string; name: string }

/** The author of a commit; the address holds the account id and is not deliverable. */
export const authorOf = ({ staffId, name }: Member) => ({
  name: name.replace(/[<>\n]/g, ' '),
  email: `${staffId}@staff.invalid`,
})

export type ProposalCommit = { id: string; tip: string; base: string; by: Member; at: string }

/** Open proposals, newest first. */
export async function proposalCommits({ root }: Repository): Promise<ProposalCommit[]> {
  const format = [
    'refname',
    'objectname',
    'parent',
    'authorname',
    'authoremail',
    'committerdate:unix',
  ]
  const listed = await git(root, [
    'for-each-ref',
    '--sort=-committerdate',
    `--format=${format.map((name) => `%(${name})`).join('%00')}`,
    EDITS,
  ])
  return linesOf(listed).map((parts) => {
    const [name = '', tip = '', parents = '', author = '', email = '', seconds] = parts
    const by = { name: author, staffId: staffOf(email) }
    const base = parents.split(' ')[0] ?? ''
    return { id: name.slice(EDITS.length), tip, base, by, at: timestamp(Number(seconds) * 1000) }
  })
}

const TRAILERS = { proposal: 'Editor-Proposal', undo: 'Editor-Undo' } as const

export type PublishedCommit = {
  commit: string
  /** Parent commit. */
  parent: string
  by: Member
  at: string
  isUndo: boolean
}

/** The editor's newest publications. */
export async function publishedCommits(
  { root, branch }: Repository,
  most: number,
): Promise<PublishedCommit[]> {
  const trailer = (key: string) => `%(trailers:key=${key},valueonly,separator=%x2C)`
  const parts = [
    '%H',
    '%P',
    '%an',
    '%ae',
    '%ct',
    trailer(TRAILERS.proposal),
    trailer(TRAILERS.undo),
  ]
  const grep = Object.values(TRAILERS).map((key) => `--grep=^${key}: `)
  const listed = await git(root, [
    'log',
    '--first-parent',
    `-n${most}`,
    ...grep,
    `--format=${parts.join('%x00')}`,
    branch,
  ])
  return linesOf(listed).map(
    ([commit = '', parents = '', name = '', email = '', seconds, , undo]) => ({
      commit,
      parent: parents.split(' ')[0] ?? '',
      by: { name, staffId: staffOf(email) },
      at: timestamp(Number(seconds) * 1000),
      isUndo: Boolean(undo),
    }),
  )
}

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
  const proposal = value(TRAILERS.proposal)
  const undo = value(TRAILERS.undo)
  if (!proposal && !undo) return undefined
  return { proposal, isUndo: undo !== undefined, by: { name, staffId: staffOf(email) } }
}

const linesOf = (listed: Buffer): string[][] =>
  listed
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\0'))

const staffOf = (email: string) => email.replace(/^<|>$/g, '').split('@')[0] ?? ''
