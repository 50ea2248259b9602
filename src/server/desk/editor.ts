import { join } from 'node:path'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Proposals, RebasedDraft, StorageTrouble } from '../../desk/editor/contract'
import type { DraftFiles, Outcome, ProposalPort } from '../editor/port'
import type { StorageFault } from '../editor/storageFault'
import { closedPolicy } from '../policy'
import { fileResponse } from '../staticFile'
import { readBody } from './body'
import { type DeskContext, type DeskEnv, refuse } from './env'

/** The largest draft, in bytes of its body: a few pictures. */
export const draftLimitBytes = 32 * 1024 * 1024

/** Names of pictures and fonts below content/media; none begins with a dot, so none leads out of it. */
const PICTURE = /^(?:\w[\w.-]*\/)*\w[\w.-]*\.(?:jpe?g|png|webp|avif|woff2)$/

const commit = v.pipe(v.string(), v.regex(/^[\da-f]{40,64}$/))
const file = v.pipe(v.string(), v.maxLength(200))
const content = {
  base: commit,
  files: v.pipe(
    v.array(
      v.strictObject({
        file,
        bytes: v.nullable(v.pipe(v.string(), v.regex(/^[\w+/]*={0,2}$/))),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
}
const draft = v.strictObject({ id: v.pipe(v.string(), v.uuid()), ...content })
const question = v.strictObject({
  ...content,
  site: v.optional(commit),
  choices: v.pipe(
    v.array(
      v.strictObject({
        file,
        place: v.pipe(v.string(), v.maxLength(1000)),
        take: v.picklist(['site', 'draft']),
      }),
    ),
    v.maxLength(1000),
  ),
})

/** What cannot be published is told as the gate tells it; what another state of the site stands against, as a conflict. */
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
} as const

/** Where proposals are kept elsewhere: what keeps the server from them. */
const troubles = {
  credential: 502,
  forbidden: 502,
  missing: 502,
  rejected: 502,
  stale: 409,
  rateLimited: 503,
  timeout: 504,
  unreachable: 503,
} as const satisfies Record<StorageTrouble, number>

/** Told by its code alone; what the other side said is for the log. */
export function refuseStorage(c: DeskContext, { code, retryAfter, cause }: StorageFault): Response {
  c.set('error', code)
  c.set('cause', String(cause))
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.json({ error: code, ...(retryAfter !== undefined && { retryAfter }) }, troubles[code])
}

/** The editor's endpoint: the site as it is, drafts, proposals. Without a port it does not exist. */
export function addEditor(api: Hono<DeskEnv>, proposals: ProposalPort, root: string): void {
  const who = (c: DeskContext) => c.get('session')

  const answer = (c: DeskContext, outcome: Outcome, done: 201 | 202 | 204) => {
    if (outcome === 'unknown') return refuse(c, 'notFound')
    if (outcome === 'done') return c.body(null, done)
    c.set('error', outcome.error)
    return c.json(outcome, { ...status, ...troubles }[outcome.error])
  }

  api.get('/editor/site', async (c) => c.json(await proposals.site()))

  // Beside the forms pictures are shown as they are published; nothing of one runs.
  api.get('/editor/picture', async (c) => {
    const name = c.req.query('name') ?? ''
    const file = join(root, 'content', 'media', name)
    const found = PICTURE.test(name) && (await fileResponse(c.req.raw, file))
    if (!found) return refuse(c, 'notFound')
    found.headers.set('Content-Security-Policy', closedPolicy())
    found.headers.set('Cache-Control', 'private, no-cache')
    return found
  })

  api.get('/editor/proposals', async (c) => {
    const { role } = who(c)
    const listed: Proposals = {
      ...(await proposals.list(who(c))),
      canApprove: role === 'manager',
    }
    return c.json(listed)
  })

  api.post('/editor/proposals', async (c) => {
    const body = await readBody(c, draft)
    if (!body) return refuse(c, 'malformed')
    return answer(c, await proposals.propose({ id: body.id, ...read(body) }, who(c)), 201)
  })

  api.get('/editor/proposals/:id/draft', async (c) => {
    const found = await proposals.draftOf(c.req.param('id'), who(c))
    return found === 'unknown' ? refuse(c, 'notFound') : c.json(written(found))
  })

  api.post('/editor/draft', async (c) => {
    const body = await readBody(c, question)
    if (!body) return refuse(c, 'malformed')
    const outcome = await proposals.rebase(read(body), body.site, body.choices)
    return 'error' in outcome ? answer(c, outcome, 204) : c.json(written(outcome))
  })

  api.post('/editor/proposals/:id/approve', async (c) =>
    answer(c, await proposals.approve(c.req.param('id'), who(c)), 202),
  )

  api.post('/editor/proposals/:id/withdraw', async (c) => {
    const isManager = who(c).role === 'manager'
    return answer(c, await proposals.withdraw(c.req.param('id'), who(c), isManager), 204)
  })

  api.post('/editor/published/:commit/undo', async (c) =>
    answer(c, await proposals.undo(c.req.param('commit'), who(c)), 202),
  )
}

type Sent = v.InferOutput<typeof draft>

const read = ({ base, files }: Pick<Sent, 'base' | 'files'>): DraftFiles => ({
  base,
  changes: new Map(
    files.map((each) => [
      each.file,
      each.bytes === null ? null : new Uint8Array(Buffer.from(each.bytes, 'base64')),
    ]),
  ),
})

const written = ({ base, changes }: DraftFiles): RebasedDraft => ({
  base,
  files: [...changes].map(([name, bytes]) => ({
    file: name,
    bytes: bytes && Buffer.from(bytes).toString('base64'),
  })),
})
