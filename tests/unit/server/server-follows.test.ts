import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printHeaderRules } from '../../../src/server/http/headers'
import { openReleases } from '../../../src/server/releases/releaseFolder'
import { openDesk } from '../../support/deskFixture'
import { filled, writeFiles } from '../../support/serverFixture'

/** Publishes other content as a build does: first the files, then the built folder by a rename. */
function publish(root: string, name: string, change: (content: Record<string, unknown>) => void) {
  const file = `content/${name}.json`
  const content = JSON.parse(readFileSync(join(root, file), 'utf8'))
  change(content)
  writeFiles(root, { [file]: JSON.stringify(content) })
  build(root)
}

function build(root: string) {
  cpSync(join(root, 'dist'), join(root, 'dist.next'), { recursive: true })
  rmSync(join(root, 'dist'), { recursive: true })
  renameSync(join(root, 'dist.next'), join(root, 'dist'))
}

const headersWith = (release: string) =>
  printHeaderRules([{ pattern: '/*', headers: { 'X-Release': release } }])

type Opened = ReturnType<typeof openDesk>

const send = ({ server }: Opened, request: string) =>
  server.fetch(
    new Request('http://localhost:4173/api/randevus', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...filled, request, phone: `0532 000 00 ${request.length}` }),
    }),
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  )

test('a visitor can send a choice published while the server runs, and one from yesterday’s page', async () => {
  const opened = openDesk()
  const { root, server } = opened
  const isUnlisted = async (request: string) => {
    expect((await send(opened, request)).status).toBe(201)
    return (await server.store.list()).find((each) => each.request === request)?.unlisted
  }
  expect(await isUnlisted('Diş Taşı Temizliği')).toBe(true)
  publish(root, 'clinic', (clinic) => {
    clinic.requestOptions = ['Gece Plağı']
  })
  expect(await isUnlisted('Gece Plağı')).toBe(false)
  expect(await isUnlisted('Muayene')).toBe(true)
})

test('a receptionist whose desk is open all day gets newly published hours and the new name', async () => {
  const { root, signIn } = openDesk()
  const her = await signIn('Ayşe', 'reception')
  const before = (await (await her.ask('/me')).json()).clinic
  publish(root, 'clinic', (clinic) => {
    clinic.name = 'Deniz'
    clinic.hours = (clinic.hours as object[]).slice(1)
  })
  const after = (await (await her.ask('/me')).json()).clinic
  expect(after.name).toBe(before.name.replace('Mercan', 'Deniz'))
  expect(after.hours).toEqual(before.hours.slice(1))
})

test('a visitor finds a page’s new address in every spelling once it is published', async () => {
  const { root, server } = openDesk()
  const visit = (path: string) => server.fetch(new Request(`http://localhost:4173${path}`), {})
  expect((await visit('/RANDEVU-AL')).status).toBe(404)
  writeFiles(root, { 'dist/randevu-al/index.html': '<!doctype html><title>Randevu</title>' })
  publish(root, 'pages', (pages) => {
    const all = pages.pages as { path: string }[]
    for (const page of all) if (page.path === '/randevu') page.path = '/randevu-al'
  })
  const moved = await visit('/RANDEVU-AL')
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/randevu-al'])
})

test.each(['site', 'desk'])(
  'a page of the %s that is open since an earlier release, or is from a machine with the next one, still gets its files',
  async (folder) => {
    const { root, server } = openDesk()
    const releases = openReleases(root)
    const finish = (engine: string) => {
      const { id, folder: release } = releases.begin()
      writeFiles(release, {
        'site/_headers': headersWith(engine),
        'site/404.html': '',
        'desk/index.html': engine,
        [`${folder}/assets/chunk-${engine}.js`]: engine,
        [`${folder}/assets/chunk-${engine}.js.br`]: 'compressed',
      })
      releases.finish(id)
      return id
    }
    for (const engine of ['old', 'new']) releases.switchTo(finish(engine))
    finish('next')
    const path = `${folder === 'desk' ? '/yonetim' : ''}/assets/chunk-`
    const visit = (name: string) =>
      server.fetch(new Request(`http://localhost:4173${path}${name}`), {
        incoming: { socket: { remoteAddress: '127.0.0.1' } },
      })
    for (const engine of ['new', 'old', 'next']) {
      const response = await visit(`${engine}.js`)
      expect([await response.text(), response.status]).toEqual([engine, 200])
    }
    expect((await visit('old.js')).headers.get('Content-Type')).toContain('text/javascript')
    for (const name of ['gone.js', 'old.js.br']) expect((await visit(name)).status).toBe(404)
  },
)
