import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { closedPolicy } from '../../server/http/policy'
import { fileResponse } from '../../server/http/staticFile'
import { type DeskContext, refuse } from '../../server/staff/env'
import type { AddRoute } from '../../server/staff/routes'
import type { EditorRefusal, RebasedDraft, RebaseRequest } from '../contract/contract'
import type { EditorRoutes } from '../contract/routes'
import type { DraftFiles } from './draftRules'
import type { Outcome, ProposalStore } from './proposalStore'
import type { StorageError } from './storageError'

/** Pictures and fonts below content/media; no leading dot, so no path leaves it. */
const PICTURE = /^(?:\w[\w.-]*\/)*\w[\w.-]*\.(?:jpe?g|png|webp|avif|svg|woff2)$/

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
  examining: 429,
  quota: 429,
  changed: 409,
  together: 409,
  unchecked: 422,
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
  const isManager = (c: DeskContext) => sessionOf(c).role === 'manager'

  const respond = (c: DeskContext, outcome: Outcome, done: 201 | 202 | 204) => {
    if (outcome === 'unknown') return refuse(c, 'notFound')
    if (outcome === 'done') return c.body(null, done)
    c.set('error', outcome.error)
    return c.json(outcome, status[outcome.error])
  }

  route('GET /editor/site', () => proposals.site())

  const publishedPicture = async (c: DeskContext) => {
    const name = c.req.query('name') ?? ''
    const file = join(root, 'content', 'media', name)
    const found = PICTURE.test(name) && (await fileResponse(c.req.raw, file))
    return found ? asPicture(found) : refuse(c, 'notFound')
  }
  route('GET /editor/picture', ({ c }) => publishedPicture(c))

  route('GET /editor/proposals/:id/picture', async ({ c, params }) => {
    const name = c.req.query('name') ?? ''
    const bytes = await proposals.broughtFile(params.id, `content/media/${name}`)
    if (!bytes) return publishedPicture(c)
    const headers = { 'Content-Type': getMimeType(name) ?? 'application/octet-stream' }
    return asPicture(new Response(new Uint8Array(bytes), { headers }))
  })

  route('GET /editor/publication', () => proposals.publication())

  route('GET /editor/proposals', async ({ c }) => ({
    ...(await proposals.list(sessionOf(c), isManager(c))),
    canApprove: isManager(c),
  }))

  /** Accounts whose draft is checked: one at a time, so that none can fill the queue. */
  const examining = new Set<string>()

  async function alone<T>(c: DeskContext, work: () => Promise<T>): Promise<T | EditorRefusal> {
    const { staffId } = sessionOf(c)
    if (examining.has(staffId)) return { error: 'examining' }
    examining.add(staffId)
    try {
      return await work()
    } finally {
      examining.delete(staffId)
    }
  }

  route('POST /editor/proposals', async ({ c, input }) => {
    const { id, version } = input
    const draft = { id, version, ...draftFrom(input) }
    const propose = () => proposals.propose(draft, sessionOf(c), isManager(c))
    const outcome = await alone(c, propose)
    return typeof outcome === 'object' && 'version' in outcome ? outcome : respond(c, outcome, 204)
  })

  route('GET /editor/proposals/:id/draft', async ({ c, params }) => {
    const found = await proposals.draftOf(params.id, sessionOf(c), isManager(c))
    if (found === 'unknown') return refuse(c, 'notFound')
    return { ...encoded(found), version: found.version }
  })

  route('GET /editor/proposals/:id/pages', async ({ c, params }) => {
    const found = await proposals.pagesOf(params.id, sessionOf(c), isManager(c))
    if (found === 'unknown' || 'error' in found) return respond(c, found, 204)
    return { ...encoded(found), places: found.places }
  })

  route('POST /editor/draft', async ({ c, input }) => {
    const rebase = () => proposals.rebase(draftFrom(input), input.site, input.choices)
    const outcome = await alone(c, rebase)
    return 'error' in outcome ? respond(c, outcome, 204) : encoded(outcome)
  })

  route('POST /editor/approve', async ({ c, input }) =>
    respond(c, await proposals.approve(input.proposals, sessionOf(c)), 202),
  )

  route('POST /editor/proposals/:id/return', async ({ c, params, input }) =>
    respond(c, await proposals.returnToAuthor(params.id, input.reason, sessionOf(c)), 204),
  )

  route('POST /editor/proposals/:id/withdraw', async ({ c, params }) =>
    respond(c, await proposals.withdraw(params.id, sessionOf(c), isManager(c)), 204),
  )

  route('POST /editor/proposals/:id/restore', async ({ c, params }) =>
    respond(c, await proposals.restore(params.id, sessionOf(c), isManager(c)), 204),
  )

  route('GET /editor/published/:commit/undo', async ({ c, params, input }) => {
    const change = await proposals.undoChange(params.commit, input.from)
    return change === 'unknown' ? refuse(c, 'notFound') : change
  })

  route('POST /editor/published/:commit/undo', async ({ c, params, input }) =>
    respond(c, await proposals.undo(params.commit, input.from, sessionOf(c)), 202),
  )
}

/** A picture for the editor's page; the policy keeps scripts in it from running. */
function asPicture(response: Response): Response {
  response.headers.set('Content-Security-Policy', closedPolicy())
  response.headers.set('Cache-Control', 'private, no-cache')
  return response
}

const draftFrom = ({ base, files }: Pick<RebaseRequest, 'base' | 'files'>): DraftFiles => ({
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
