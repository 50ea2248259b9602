import { once } from 'node:events'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { limits } from '../../../src/server/base/limits'
import { heard, openBareServer } from '../../support/bareServer'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const text = (request: Request) => new Response(new URL(request.url).pathname)

test('a client that sends ten requests at once gets the responses in order, one being made at a time', async () => {
  let now = 0
  let most = 0
  const server = await openBareServer(async (request) => {
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => setImmediate(resolve))
    now -= 1
    return text(request)
  })
  const socket = server.connect()
  const answers = heard(socket, '/9')
  socket.write(Array.from({ length: 10 }, (_, at) => get(`/${at}`)).join(''))
  expect((await answers).match(/^\/\d/gm)).toEqual(Array.from({ length: 10 }, (_, at) => `/${at}`))
  expect(most).toBe(1)
})

test('a client that reads nothing has one response, and a visitor beside it is served', async () => {
  const film = new Uint8Array(50_000_000)
  const asked: string[] = []
  const server = await openBareServer((request) => {
    asked.push(new URL(request.url).pathname)
    return request.url.endsWith('film') ? new Response(film) : text(request)
  })
  const greedy = server.connect().pause()
  const isConnected = once(server.http, 'request')
  greedy.write(get('/film').repeat(10))
  await isConnected
  const visitor = server.connect()
  const answer = heard(visitor, '/page')
  visitor.write(get('/page'))
  await answer
  expect(asked).toEqual(['/film', '/page'])
})

test('a client with more waiting requests than the limit is disconnected', async () => {
  let asked = 0
  const server = await openBareServer(() => {
    asked += 1
    return new Response(new Uint8Array(50_000_000))
  })
  const greedy = server.connect()
  greedy.pause().write(get('/film').repeat(limits.count.waitingRequests + 2))
  const [socket] = await once(server.http, 'connection')
  await once(socket, 'close')
  expect(asked).toBe(1)
})

test('a visitor connects while another address has all its connections, one of which it may replace', async () => {
  const server = await openBareServer(text)
  const accepted: Socket[] = []
  server.http.on('connection', (socket) => accepted.push(socket))
  const visit = async (address: string) => {
    const visitor = server.connect(address)
    const answer = heard(visitor, '/page')
    visitor.write(get('/page'))
    expect(await answer).toContain('200 OK')
  }
  const greedy = Array.from({ length: limits.count.connectionsOfAddress }, () =>
    server.connect('127.0.0.2'),
  )
  await Promise.all(greedy.map((socket) => once(socket, 'connect')))
  await once(server.connect('127.0.0.2').resume(), 'close')
  await visit('127.0.0.1')
  const [first] = greedy
  const itsEnd = accepted.find(({ remotePort }) => remotePort === first?.localPort)
  first?.destroy()
  await once(itsEnd as Socket, 'close')
  await visit('127.0.0.2')
})

test('visitors behind a proxy share its address without a limit', async () => {
  const server = await openBareServer(text, { isProxied: true })
  const sockets = Array.from({ length: limits.count.connectionsOfAddress + 1 }, () =>
    server.connect(),
  )
  const last = sockets.at(-1)
  const answer = last && heard(last, '/page')
  last?.write(get('/page'))
  expect(await answer).toContain('200 OK')
})
