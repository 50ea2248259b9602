import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createApiMiddleware } from '../../src/server/index'
import { clinicFolder, filled } from './server-fixture'

test('a developer with hot reload sends requests to the same endpoint, pages stay with the tool', async () => {
  const before = globalThis.Response
  const { middleware, store } = createApiMiddleware({ root: clinicFolder(), env: {} })
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

  const sent = await fetch(`${origin}/api/randevus?x`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(filled),
  })
  expect(sent.status).toBe(201)
  expect(await store.list()).toMatchObject([filled])
  for (const path of ['/', '/randevu', '/apis', '/src/server/app.ts']) {
    expect(await (await fetch(origin + path)).text()).toBe('a page of the tool')
  }
  expect(globalThis.Response).toBe(before)
})
