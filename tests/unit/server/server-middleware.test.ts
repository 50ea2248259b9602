import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createApiMiddleware } from '../../../src/host/index'
import { builtClinic } from '../../support/deskFixture'
import { clinicFolder, filled } from '../../support/serverFixture'

/** A tool's server behind the endpoint, such as Vite's; closed after the test. */
async function openTool(root: string) {
  const { middleware, store } = createApiMiddleware({ root, env: {} })
  const server = createServer((request, response) => {
    middleware(request, response, () => response.end('a page of the tool'))
  })
  onTestFinished(() => {
    server.close()
    store.close()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' && address?.port}`
  const read = async (path: string) => (await fetch(origin + path)).text()
  return { origin, store, read }
}

test('a developer with hot reload sends requests to the same endpoint, and pages come from the tool', async () => {
  const before = globalThis.Response
  const { origin, store, read } = await openTool(clinicFolder())
  const sent = await fetch(`${origin}/api/randevus?x`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(filled),
  })
  expect(sent.status).toBe(201)
  expect(await store.list()).toMatchObject([filled])
  for (const path of ['/', '/randevu', '/apis', '/src/server/app.ts', '/yonetim']) {
    expect(await read(path)).toBe('a page of the tool')
  }
  expect(globalThis.Response).toBe(before)
})

test('a developer gets the desk as last built, with its endpoint', async () => {
  const { origin, read } = await openTool(builtClinic())
  expect(await read('/yonetim')).toContain('Desk')
  expect((await fetch(`${origin}/yonetim/api/me`)).status).toBe(401)
  expect(await read('/yonetimler')).toBe('a page of the tool')
})
