import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { applyFormEdit } from '../../../src/editor/client/json/applyFormEdit.ts'
import type { ProposalStore } from '../../../src/editor/server/proposalStore.ts'
import { StorageError } from '../../../src/editor/server/storageError.ts'
import { createEndpoint } from '../../../src/host/index.ts'
import { access } from '../../../src/server/staff/access.ts'
import type { Role } from '../../../src/shared/deskModel.ts'
import { eventsOf } from '../../support/deskEvents.ts'
import { browserAt } from '../../support/deskFixture.ts'
import {
  checkout,
  headIn,
  openEditor,
  price,
  prices,
  publishedText,
  run,
} from '../../support/editorFixture.ts'

/** A clinic's server with its editor; each account has a passkey session. */
async function openSite({
  log = [] as object[],
  change = (editor: ProposalStore): ProposalStore => editor,
} = {}) {
  const { root } = checkout()
  mkdirSync(join(root, '.desk'))
  writeFileSync(join(root, '.desk/index.html'), '<!doctype html><title>Desk</title>')
  const { editor } = await openEditor(root)
  const server = createEndpoint({
    root,
    env: {},
    log: (line) => log.push(line),
    proposals: change(editor),
  })
  onTestFinished(() => server.close())
  const desk = server.store
  return {
    root,
    editor,
    async as(role: Role, strength: 'passkey' | 'code' = 'passkey') {
      const name = `${role} ${strength}`
      await desk.invite(name, role)
      const member = (await desk.staff()).find((each) => each.name === name)
      const secret = await desk.openSession(member?.id ?? '', strength)
      const browser = browserAt(
        async (request, connection) =>
          (await server.desk?.answer(request, connection)) ?? new Response(null, { status: 404 }),
      )
      const ask: typeof browser.ask = (path, { headers, ...sent } = {}) =>
        browser.ask(path, { ...sent, headers: { Cookie: `__Host-desk=${secret}`, ...headers } })
      return ask
    },
  }
}

/** The request of the editor's page for a changed price. */
function sent(root: string, value: number, file = prices) {
  const text = applyFormEdit(publishedText(root, prices), price(0, 0, value))
  const files = [{ file, bytes: Buffer.from(text).toString('base64') }]
  return { id: crypto.randomUUID(), base: headIn(root), files }
}

test('an editor proposes, a manager approves, and each sees only permitted actions', async () => {
  const { root, editor, as } = await openSite()
  const [editing, managing] = [await as('editor'), await as('manager')]
  const site = await (await editing('/editor/site')).json()
  expect(site.texts[prices]).toBe(publishedText(root, prices))
  const body = sent(root, 2750)
  const { version } = await (await editing('/editor/proposals', { body })).json()
  const approval = { body: { proposals: [{ id: body.id, version }] } }
  expect((await editing('/editor/approve', approval)).status).toBe(403)
  expect(await (await editing('/editor/proposals')).json()).toMatchObject({
    unclean: [],
    canApprove: false,
    open: [{ own: true }],
  })
  expect((await managing('/editor/approve', approval)).status).toBe(202)
  await editor.settled()
  const { open, published } = await (await managing('/editor/proposals')).json()
  expect([open.length, published.length]).toEqual([0, 1])
  const undo = `/editor/published/${published[0].commit}/undo`
  const from = published[0].commit
  expect((await editing(undo, { body: { from } })).status).toBe(403)
  expect((await editing(`${undo}?from=${from}`)).status).toBe(403)
  const change = await (await managing(`${undo}?from=${from}`)).json()
  expect(change.files[0].changes).toMatchObject([{ before: '2.750 TL', after: '2.000 TL' }])
  const unknown = `/editor/published/${site.base}/undo?from=${from}`
  expect((await managing(unknown)).status).toBe(404)
  expect((await managing(undo, { body: { from } })).status).toBe(202)
  await editor.settled()
  expect(publishedText(root, prices)).toContain('"max": 2000')
})

test('a forged page that sends an invalid proposal receives the validator’s diagnostics', async () => {
  const { root, as } = await openSite()
  const editing = await as('editor')
  const refused = await editing('/editor/proposals', { body: sent(root, 10) })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    error: 'refused',
    findings: { faults: [{ sentence: 'En düşük fiyat, en yüksek fiyattan büyük.' }] },
  })
  const outside = await editing('/editor/proposals', { body: sent(root, 2750, 'package.json') })
  expect([outside.status, await outside.json()]).toEqual([422, { error: 'outside' }])
  for (const body of [
    {},
    { ...sent(root, 2750), id: '../main' },
    { ...sent(root, 2750), base: '--all' },
  ])
    expect((await editing('/editor/proposals', { body })).status).toBe(400)
})

/** One transparent pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

test('a photo is sent with its doctor, and is checked by its content, not by its name', async () => {
  const { root, as } = await openSite()
  const editing = await as('editor')
  const doctors = 'content/doctors.json'
  const photo = { kind: 'set', path: ['doctors', 0, 'photo'], value: 'selin.png' } as const
  const text = applyFormEdit(publishedText(root, doctors), photo)
  const base = headIn(root)
  const draft = (bytes: string, file = 'content/media/selin.png') => ({
    id: crypto.randomUUID(),
    base,
    files: [
      { file: doctors, bytes: Buffer.from(text).toString('base64') },
      { file, bytes },
    ],
  })
  const page = Buffer.from('<!doctype html><title>No picture</title>').toString('base64')
  for (const [bytes, code] of [
    [page, 'media.disguised'],
    ['', 'media.empty'],
    [pixel, 'media.too-small'],
  ] as const) {
    const refused = await editing('/editor/proposals', { body: draft(bytes) })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ findings: { faults: [{ code }] } })
  }
  const outside = await editing('/editor/proposals', { body: draft(pixel, 'public/selin.png') })
  expect(await outside.json()).toEqual({ error: 'outside' })
  expect(run(root, 'for-each-ref', 'refs/heads/edits')).toBe('')
})

test('an editor receives the pictures of the site, and no other files', async () => {
  const { root, as } = await openSite()
  const editing = await as('editor')
  const picture = '/editor/picture?name=hero-1.poster.png'
  // A file that has just been written may be incomplete and is not read yet.
  await vi.waitFor(async () => expect((await editing(picture)).status).toBe(200), 10_000)
  const shown = await editing(picture)
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(
    readFileSync(join(root, 'content/media/hero-1.poster.png')),
  )
  expect(shown.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  for (const name of ['../prices.json', '../../.git/config', '.png', 'none.png', ''])
    expect((await editing(`/editor/picture?name=${encodeURIComponent(name)}`)).status).toBe(404)
  const receiving = await as('reception')
  expect((await receiving('/editor/picture?name=about.png')).status).toBe(403)
})

test('a manager sees the pictures that a proposal brings, and the published ones', async () => {
  const { root, as } = await openSite()
  const editing = await as('editor')
  const doctors = 'content/doctors.json'
  const photo = { kind: 'set', path: ['doctors', 0, 'photo'], value: 'selin.svg' } as const
  const drawing = readFileSync(join(root, 'content/media/doctor-1.svg'))
  const encoded = (text: string | Buffer) => Buffer.from(text).toString('base64')
  const id = crypto.randomUUID()
  const body = {
    id,
    base: headIn(root),
    files: [
      { file: doctors, bytes: encoded(applyFormEdit(publishedText(root, doctors), photo)) },
      { file: 'content/media/selin.svg', bytes: encoded(drawing) },
    ],
  }
  expect((await editing('/editor/proposals', { body })).status).toBe(200)
  const managing = await as('manager')
  const at = (name: string) => managing(`/editor/proposals/${id}/picture?name=${name}`)
  const shown = await at('selin.svg')
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(drawing)
  expect(shown.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/)
  expect(shown.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  await vi.waitFor(async () => expect((await at('doctor-2.svg')).status).toBe(200), 10_000)
  expect((await at('../prices.json')).status).toBe(404)
})

const editorRoutes = Object.keys(access).filter((route) => route.includes(' /editor/'))

test('a request from another site’s page is refused by every route', async () => {
  const { root, as } = await openSite()
  const managing = await as('manager')
  for (const route of editorRoutes) {
    const [method = '', path = ''] = route.split(' ')
    const own = path.replace(':id', crypto.randomUUID()).replace(':commit', 'f'.repeat(40))
    const isPost = method === 'POST'
    const sending = isPost ? { body: sent(root, 2750) } : {}
    const sites = [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }]
    const posts = [
      { Origin: 'https://elsewhere.example' },
      { Origin: undefined },
      { 'Content-Type': 'text/plain' },
    ]
    const statuses = []
    for (const headers of [...sites, ...(isPost ? posts : [])])
      statuses.push((await managing(own, { ...sending, headers })).status)
    expect(statuses, route).toEqual(isPost ? [403, 403, 403, 403, 415] : [403, 403])
  }
  expect(run(root, 'for-each-ref', 'refs/heads/edits')).toBe('')
})

test('an editor with an old page reads about a conflict, and continues from the new site', async () => {
  const { root, editor, as } = await openSite()
  const [editing, managing] = [await as('editor'), await as('manager')]
  const [first, late] = [sent(root, 2750), sent(root, 2900)]
  const { version } = await (await managing('/editor/proposals', { body: first })).json()
  await managing('/editor/approve', { body: { proposals: [{ id: first.id, version }] } })
  await editor.settled()

  const refused = await editing('/editor/proposals', { body: late })
  expect(refused.status).toBe(409)
  const told = await refused.json()
  expect(told).toMatchObject({ error: 'moved', site: headIn(root) })
  const { id, ...draft } = late
  const asked = { ...draft, choices: [] }
  expect((await editing('/editor/draft', { body: asked })).status).toBe(409)
  const [{ file, place }] = told.collisions
  const choices = [{ file, place, take: 'draft' }]
  const answer = await editing('/editor/draft', { body: { ...draft, site: told.site, choices } })
  expect(answer.status).toBe(200)
  const next = await answer.json()
  expect(next.base).toBe(told.site)
  expect((await editing('/editor/proposals', { body: { id, ...next } })).status).toBe(200)
  expect(await (await editing(`/editor/proposals/${id}/draft`)).json()).toMatchObject(next)
  for (const read of ['draft', 'pages'])
    expect((await managing(`/editor/proposals/${id}/${read}`)).status).toBe(200)
})

test('an editor reads which error the proposal store has, and the log has no more', async () => {
  const log: object[] = []
  const { as } = await openSite({
    log,
    change: (editor) => ({
      ...editor,
      site: () =>
        Promise.reject(new StorageError('rateLimited', { retryAfter: 17, cause: '403 slow down' })),
    }),
  })
  const response = await (await as('editor'))('/editor/site')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '17'])
  expect(await response.json()).toEqual({ error: 'rateLimited', retryAfter: 17 })
  expect(log).toContainEqual(expect.objectContaining({ error: 'rateLimited', status: 503 }))
})

test('an editor’s second draft waits until the first one is checked, a colleague’s does not', async () => {
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { root, as } = await openSite({
    change: (editor) => ({
      ...editor,
      async propose(draft, by) {
        begin()
        await finished
        return editor.propose(draft, by)
      },
    }),
  })
  const [editing, managing] = [await as('editor'), await as('manager')]
  const first = editing('/editor/proposals', { body: sent(root, 2750) })
  await begun
  const second = await editing('/editor/proposals', { body: sent(root, 2760) })
  expect([second.status, await second.json()]).toEqual([429, { error: 'examining' }])
  const colleague = managing('/editor/proposals', { body: sent(root, 2770) })
  finish()
  expect([(await first).status, (await colleague).status]).toEqual([200, 200])
  expect((await editing('/editor/proposals', { body: sent(root, 2760) })).status).toBe(200)
})

test('a manager and an author learn at once what happens to a proposal, and how many need them', async () => {
  const { root, editor, as } = await openSite()
  const [author, manager] = [await as('editor'), await as('manager')]
  const streams = await Promise.all(
    [author, manager].map(async (ask) => eventsOf(await ask('/events'))),
  )
  for (const stream of streams) expect(await stream.next()).toBe('change 0')
  const heard = async () => {
    for (const stream of streams) expect(await stream.next()).toBe('proposals')
    const counts = [author, manager].map(async (ask) => (await ask('/waiting')).json())
    return (await Promise.all(counts)).map(({ proposals }) => proposals)
  }
  const body = sent(root, 2750)
  const act = (ask: typeof author, name: string, given: object = {}) =>
    ask(`/editor/proposals/${body.id}/${name}`, { body: given })
  expect((await author('/editor/proposals', { body })).status).toBe(200)
  expect(await heard()).toEqual([0, 1])
  expect((await act(manager, 'return', { reason: ' ' })).status).toBe(400)
  expect((await act(author, 'return', { reason: 'Az' })).status).toBe(403)
  expect((await act(manager, 'return', { reason: 'Az' })).status).toBe(204)
  expect(await heard()).toEqual([1, 0])
  expect((await act(author, 'withdraw')).status).toBe(204)
  expect(await heard()).toEqual([0, 0])
  expect((await act(manager, 'restore')).status).toBe(204)
  expect(await heard()).toEqual([1, 0])
  const { version } = await (await author('/editor/proposals', { body })).json()
  expect(await heard()).toEqual([0, 1])
  const proposals = [{ id: body.id, version }]
  expect((await manager('/editor/approve', { body: { proposals } })).status).toBe(202)
  await heard()
  await editor.settled()
  expect(await heard()).toEqual([0, 0])
  for (const stream of streams) await stream.close()
})
