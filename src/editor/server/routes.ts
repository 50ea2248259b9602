import { join } from 'node:path'
import { closedPolicy } from '../../server/http/policy'
import { fileResponse } from '../../server/http/staticFile'
import { type DeskContext, refuse } from '../../server/staff/env'
import type { AddRoute } from '../../server/staff/routes'
import type { Draft, EditorRefusal, RebasedDraft } from '../contract/contract'
import type { EditorRoutes } from '../contract/routes'
import type { DraftFiles } from './draftRules'
import type { Outcome, ProposalStore, StorageError } from './proposalStore'

/** Largest draft in bytes: a few pictures. */
export const draftLimitBytes = 32 * 1024 * 1024

/** Pictures and fonts below content/media; no leading dot, so no path leaves it. */
const PICTURE = /^(?:\w[\w.-]*\/)*\w[\w.-]*\.(?:jpe?g|png|webp|avif|woff2)$/

/** Invalid: 422; outdated or conflicting: 409; others: of a remote proposal store. */
const status = {
  refused: 422,
  outside: 422,
  nothing: 422,
  outdated: 409,
  moved: 409,
  unclean: 409,
  busy: 409,
  checking: 409,
  red: 409,
  credential: 502,
  forbidden: 502,
  missing: 502,
  rejected: 502,
  stale: 409,
  rateLimited: 503,
  timeout: 504,
  unreachable: 503,
} as const satisfies Record<EditorRefusal['error'], number>

/** Only the code; details are logged. */
export function refuseStorage(c: DeskContext, { code, retryAfter, cause }: StorageError): Response {
  c.set('error', code)
  c.set('cause', String(cause))
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.json({ error: code, ...(retryAfter !== undefined && { retryAfter }) }, status[code])
}

/** The editor's endpoint; it is off without a proposal store. */
export function addEditor(
  route: AddRoute<EditorRoutes>,
  proposals: ProposalStore,
  root: string,
): void {
  const sessionOf = (c: DeskContext) => c.get('session')

  const respond = (c: DeskContext, outcome: Outcome, done: 201 | 202 | 204) => {
    if (outcome === 'unknown') return refuse(c, 'notFound')
    if (outcome === 'done') return c.body(null, done)
    c.set('error', outcome.error)
    return c.json(outcome, status[outcome.error])
  }

  route('GET /editor/site', () => proposals.site())

  // Published pictures for the editor's forms; the policy keeps scripts in them from running.
  route('GET /editor/picture', async ({ c }) => {
    const name = c.req.query('name') ?? ''
    const file = join(root, 'content', 'media', name)
    const found = PICTURE.test(name) && (await fileResponse(c.req.raw, file))
    if (!found) return refuse(c, 'notFound')
    found.headers.set('Content-Security-Policy', closedPolicy())
    found.headers.set('Cache-Control', 'private, no-cache')
    return found
  })

  route('GET /editor/proposals', async ({ c }) => ({
    ...(await proposals.list(sessionOf(c))),
    canApprove: sessionOf(c).role === 'manager',
  }))

  route('POST /editor/proposals', async ({ c, input }) =>
    respond(c, await proposals.propose({ id: input.id, ...draftFrom(input) }, sessionOf(c)), 201),
  )

  route('GET /editor/proposals/:id/draft', async ({ c, params }) => {
    const found = await proposals.draftOf(params.id, sessionOf(c))
    return found === 'unknown' ? refuse(c, 'notFound') : encoded(found)
  })

  route('POST /editor/draft', async ({ c, input }) => {
    const outcome = await proposals.rebase(draftFrom(input), input.site, input.choices)
    return 'error' in outcome ? respond(c, outcome, 204) : encoded(outcome)
  })

  route('POST /editor/proposals/:id/approve', async ({ c, params }) =>
    respond(c, await proposals.approve(params.id, sessionOf(c)), 202),
  )

  route('POST /editor/proposals/:id/withdraw', async ({ c, params }) => {
    const isManager = sessionOf(c).role === 'manager'
    return respond(c, await proposals.withdraw(params.id, sessionOf(c), isManager), 204)
  })

  route('POST /editor/published/:commit/undo', async ({ c, params }) =>
    respond(c, await proposals.undo(params.commit, sessionOf(c)), 202),
  )
}

const draftFrom = ({ base, files }: Omit<Draft, 'id'>): DraftFiles => ({
  base,
  changes: new Map(
    files.map((each) => [
      each.file,
      each.bytes === null ? null : new Uint8Array(Buffer.from(each.bytes, 'base64')),
    ]),
  ),
})

const encoded = ({ base, changes }: DraftFiles): RebasedDraft => ({
  base,
  files: [...changes].map(([name, bytes]) => ({
    file: name,
    bytes: bytes && Buffer.from(bytes).toString('base64'),
  })),
})
