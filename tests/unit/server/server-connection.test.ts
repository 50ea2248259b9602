import { once } from 'node:events'
import type { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { Fetch, HttpOptions } from '../../../src/server/http/listener'
import { heard, openBareServer } from '../../support/bareServer'
import { filled, openEndpoint } from '../../support/serverFixture'

/** A bare connection to a new server, and the server's end of it. */
async function open(fetch: Fetch, options?: HttpOptions) {
  const server = await openBareServer(fetch, options)
  const socket = server.connect()
  const [serverEnd] = (await once(server.http, 'connection')) as [Socket]
  return { ...server, socket, serverEnd }
}

/** The same; `untilDecided` resolves after the first response and one to a later visitor. */
async function openWatched(fetch: Fetch) {
  let decide = () => {}
  const decided = new Promise<void>((resolve) => {
    decide = resolve
  })
  const connection = await open(async (request, binding) => {
    const response = await fetch(request, binding)
    decide()
    return response
  })
  let received = ''
  connection.socket.on('data', (chunk: Buffer) => {
    received += chunk.toString()
  })
  return {
    ...connection,
    received: () => received,
    async untilDecided(): Promise<void> {
      await decided
      const later = connection.connect()
      later.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
      await heard(later, '200 OK')
    },
  }
}

const post = (body: string, ...headers: string[]) =>
  [
    'POST /api/randevus HTTP/1.1',
    'Host: localhost',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
    '',
    body,
  ].join('\r\n')
const json = 'Content-Type: application/json'

describe('a visitor whose proxy keeps its connections', () => {
  test('is stored after another was refused on the same one before sending all', async () => {
    const { fetch, store } = openEndpoint()
    const { socket, received, untilDecided } = await openWatched(fetch)
    const big = post('x'.repeat(300_000), json)
    const answers = heard(socket, 'HTTP/1.1 ', 2)
    // The proxy forwards the refused body in two parts, the second with a delay.
    socket.write(big.slice(0, 100_000))
    await untilDecided()
    expect(received(), 'before all was sent').toBe('')
    socket.write(big.slice(100_000))
    socket.write(post(JSON.stringify(filled), json))
    const told = await answers
    expect(told).toContain('413 Payload Too Large')
    expect(told).toContain('201 Created')
    expect(await store.list()).toHaveLength(1)
  })

  test('is stored after another whose oversized body had no length', async () => {
    const { fetch, store } = openEndpoint()
    const { socket } = await open(fetch)
    const answers = heard(socket, 'HTTP/1.1 ', 2)
    const head = ['POST /api/randevus HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked']
    socket.write([...head, json, '', ''].join('\r\n'))
    const piece = 'x'.repeat(30_000)
    for (let sent = 0; sent < 10; sent += 1)
      socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`)
    socket.write('0\r\n\r\n')
    socket.write(post(JSON.stringify(filled), json))
    expect(await answers).toMatch(/413 Payload Too Large[\s\S]*201 Created/)
    expect(await store.list()).toHaveLength(1)
  })

  test('gets Connection: close when the rest of a refused body does not arrive', async () => {
    const { fetch } = openEndpoint()
    const { socket } = await open(fetch)
    const answer = heard(socket, '\r\n\r\n')
    const head = ['POST /api/randevus HTTP/1.1', 'Host: localhost', 'Content-Length: 100000', json]
    socket.write([...head, '', '0123456789'].join('\r\n'))
    expect(await answer).toMatch(/413 Payload Too Large[\s\S]*\r\nConnection: close/i)
  })

  test('gets Connection: close when the refused body is too long', async () => {
    const { fetch } = openEndpoint()
    const { socket } = await open(fetch)
    const answer = heard(socket, '\r\n\r\n')
    socket.write(post('x'.repeat(3_000_000), json))
    expect(await answer).toMatch(/413 Payload Too Large[\s\S]*\r\nConnection: close/i)
  })

  test.each([
    ['an unknown address', 'POST /api/yok HTTP/1.1'],
    ['a method that is not allowed', 'PUT /api/randevus HTTP/1.1'],
  ])('is served after %s got a body that is not read', async (_what, start) => {
    const { fetch } = openEndpoint()
    const { socket, received, untilDecided } = await openWatched(fetch)
    const answers = heard(socket, 'HTTP/1.1 ', 2)
    socket.write(`${start}\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n`)
    socket.write('x'.repeat(50_000))
    await untilDecided()
    expect(received(), 'before all was sent').toBe('')
    socket.write('x'.repeat(50_000))
    socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(await answers).toMatch(/HTTP\/1\.1 4\d\d [\s\S]*HTTP\/1\.1 200 OK/)
  })
})

describe('a client', () => {
  test('of HTTP/1.0 needs no Host', async () => {
    const { fetch } = openEndpoint()
    const { socket } = await open(fetch)
    const answer = heard(socket, 'HTTP/1.1 ')
    socket.write('GET /api/health HTTP/1.0\r\n\r\n')
    expect(await answer).toContain('200 OK')
  })

  test('that sends requests and never reads is disconnected', async () => {
    const film = new Uint8Array(50_000_000)
    let asked = 0
    const answer = () => {
      asked += 1
      return new Response(film)
    }
    const { socket, serverEnd } = await open(answer, { patience: 1000 })
    const closed = once(serverEnd, 'close')
    socket.pause().write('GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await closed
    expect(asked).toBe(1)
  })
})
