import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, validate } from 'graphql'
import { expect, onTestFinished, test } from 'vitest'
import { readGithub } from '../../../src/editor/server/github/client.ts'
import * as queries from '../../../src/editor/server/github/queries.ts'
import { StorageError } from '../../../src/editor/server/storageError.ts'
import { approve, ayse, mehmet, price, prices, run } from '../../support/editorFixture.ts'
import { branches, draftAt, openGithubPlace, published } from '../../support/editorPlaces.ts'
import { words } from '../../support/editorTexts.ts'
import { appKey, githubSchema, type Mishap, token } from '../../support/fakeGithub.ts'

test.each(Object.entries(queries))(
  '%s is a query that GitHub’s published schema accepts',
  (_name, query) => {
    expect(validate(githubSchema, parse(query))).toEqual([])
  },
)

const says =
  (status: number, message: string, headers: Record<string, string> = {}): Mishap =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(JSON.stringify({ message }))
  }
const saysInData =
  (type: string, message: string): Mishap =>
  (_request, response) => {
    response.end(JSON.stringify({ data: null, errors: [{ type, message }] }))
  }
const hangsUp: Mishap = (request) => request.socket.destroy()
const breaksOff: Mishap = (request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
  response.write('{"data"')
  setImmediate(() => request.socket.destroy())
}
const saysNothing: Mishap = () => undefined

const mishaps: [string, string, Mishap, number?][] = [
  ['does not accept the credential', 'credential', says(401, 'Bad credentials')],
  ['denies permission', 'forbidden', says(403, 'Resource not accessible by integration')],
  ['has no such repository', 'missing', says(404, 'Not Found')],
  ['rejects by a rule', 'rejected', says(422, 'Validation Failed')],
  ['rejects by a rule, in its data', 'rejected', saysInData('UNPROCESSABLE', 'Protected branch')],
  ['denies permission, in its data', 'forbidden', saysInData('FORBIDDEN', 'No access')],
  ['has a newer commit', 'stale', saysInData('STALE_DATA', 'Expected branch')],
  [
    'limits the rate until a given time',
    'rateLimited',
    says(403, 'secondary rate limit', { 'Retry-After': '17' }),
    17,
  ],
  ['limits the rate', 'rateLimited', says(429, 'rate limit'), 60],
  ['is overloaded', 'rateLimited', saysInData('RATE_LIMITED', 'API rate limit exceeded'), 60],
  ['is down', 'unreachable', says(502, 'Bad gateway')],
  ['closes the connection', 'unreachable', hangsUp],
  ['breaks off the response', 'unreachable', breaksOff],
  ['does not answer', 'timeout', saysNothing],
]

test.each(mishaps)(
  'an editor whose draft meets a GitHub that %s reads so without secrets, and a retry succeeds',
  async (_how, code, mishap, retryAfter) => {
    const place = await openGithubPlace({ token }, code === 'timeout' ? { patience: 5000 } : {})
    const draft = await draftAt(place, { [prices]: price(0, 0, 2750) })
    place.fake.plan(/createCommitOnBranch/, mishap)
    const fault = await place.editor.propose(draft, ayse).catch((thrown) => thrown)
    expect(fault).toBeInstanceOf(StorageError)
    expect([fault.code, fault.retryAfter]).toEqual([code, retryAfter])
    expect(`${fault.stack} ${fault.cause} ${JSON.stringify(fault)}`).not.toContain(token)
    expect(words.refusals).toHaveProperty(code)
    expect((await place.editor.list(ayse)).open).toEqual([])

    expect(await place.editor.propose(draft, ayse)).toHaveProperty('version')
    expect((await place.editor.list(ayse)).open).toHaveLength(1)
    expect(branches(place)).toEqual([`edits/${draft.id}`])
  },
)

test('a proposal whose checks failed or are running is not merged', async () => {
  const place = await openGithubPlace()
  const { editor, fake } = place
  const draft = await draftAt(place, { [prices]: price(0, 0, 2750) })
  await editor.propose(draft, ayse)
  const tip = run(fake.bare, 'rev-parse', `edits/${draft.id}`)
  for (const [said, state, error] of [
    ['PENDING', 'checking', 'checking'],
    ['FAILURE', 'failed', 'red'],
    ['ERROR', 'failed', 'red'],
  ] as const) {
    fake.checks.set(tip, said)
    expect((await editor.list(ayse)).open).toMatchObject([{ state }])
    expect(await approve(editor, draft.id)).toEqual({ error })
  }
  // If the published commit was checked, an unchecked proposal waits.
  fake.checks.delete(tip)
  fake.checks.set(run(fake.bare, 'rev-parse', 'main'), 'SUCCESS')
  expect(await approve(editor, draft.id)).toEqual({ error: 'checking' })
  fake.checks.set(tip, 'SUCCESS')
  expect((await editor.list(ayse)).open).toMatchObject([{ state: 'ready' }])
  expect(await approve(editor, draft.id)).toBe('done')
  expect(published(place, prices)).toContain('2750')
})

test('a proposal behind the site is checked again after a rebase, before it is merged', async () => {
  const place = await openGithubPlace()
  const { editor, fake } = place
  fake.checks.set('all', 'SUCCESS')
  const [one, beside] = [
    await draftAt(place, { [prices]: price(0, 0, 2750) }),
    await draftAt(place, { [prices]: price(0, 1, 4400) }),
  ]
  for (const draft of [one, beside])
    expect(await editor.propose(draft, ayse)).toHaveProperty('version')
  expect(await approve(editor, one.id)).toBe('done')
  expect(await approve(editor, beside.id)).toEqual({ error: 'checking' })
  expect(run(fake.bare, 'rev-parse', `edits/${beside.id}^`)).toBe(
    run(fake.bare, 'rev-parse', 'main'),
  )
  expect(await approve(editor, beside.id)).toBe('done')
  expect(published(place, prices)).toMatch(/2750[\s\S]*4400/)
})

test('a branch of a stranger’s fork with a proposal’s name is ignored', async () => {
  const place = await openGithubPlace()
  const draft = await draftAt(place, { [prices]: price(0, 0, 2750) })
  await place.editor.propose({ ...draft, id: 'fork' }, ayse)
  expect((await place.editor.list(mehmet)).open).toEqual([])
  expect(await approve(place.editor, 'fork')).toBe('unknown')
})

test('an app signs in with its key, requests a token once, and another if that one is refused', async () => {
  const key = appKey.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const place = await openGithubPlace({ app: '123456', installation: '789', key })
  const { editor, fake } = place
  await editor.site()
  await editor.list(ayse)
  const tokensAsked = () => fake.asked.filter(({ path }) => path.startsWith('/app/')).length
  expect(tokensAsked()).toBe(1)
  fake.tokens.clear()
  await editor.list(ayse)
  expect(tokensAsked()).toBe(2)
})

test('an owner who misconfigures it reads which variable, and no secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mercan-key-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'key.pem'), 'a key')
  const right = { EDITOR_GITHUB: 'clinic/site', EDITOR_GITHUB_TOKEN: token }
  expect(readGithub(right)).toMatchObject({
    owner: 'clinic',
    name: 'site',
    branch: 'refs/heads/main',
  })
  const app = { EDITOR_GITHUB: 'clinic/site', EDITOR_GITHUB_APP: '1/2' }
  expect(readGithub({ ...app, EDITOR_GITHUB_KEY: join(folder, 'key.pem') }).right).toEqual({
    app: '1',
    installation: '2',
    key: 'a key',
  })
  for (const [env, named] of [
    [{ ...right, EDITOR_GITHUB: 'clinic' }, 'EDITOR_GITHUB'],
    [{ EDITOR_GITHUB: 'clinic/site' }, 'EDITOR_GITHUB_TOKEN'],
    [app, 'EDITOR_GITHUB_KEY'],
    [{ ...app, EDITOR_GITHUB_KEY: join(folder, 'none') }, 'EDITOR_GITHUB_KEY'],
    [{ ...right, EDITOR_GITHUB_URL: 'api.github.com' }, 'EDITOR_GITHUB_URL'],
  ] as const)
    expect(() => readGithub(env)).toThrow(named)
})

test('a request to GitHub contains its credential nowhere but in the header', async () => {
  const { fake, editor } = await openGithubPlace()
  await editor.list(ayse)
  expect(JSON.stringify(fake.asked)).not.toContain(token)
})
