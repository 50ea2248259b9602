import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientAddress, limits } from '../base/limits'

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<unknown>

/** `waiting` counts the current request, too. */
type Turns = { waiting: number; last: Promise<unknown>; current?: ServerResponse }

const connections = new WeakMap<Socket, Turns>()

/**
 * Answers the requests of a connection one after the other, so that a client that reads nothing
 * holds one response. Closes a connection with too many waiting requests.
 */
export function inTurn(answer: Answer): (...given: Parameters<Answer>) => void {
  return (incoming, outgoing) => {
    const { socket } = incoming
    const turns = connections.get(socket) ?? { waiting: 0, last: Promise.resolve() }
    connections.set(socket, turns)
    if (turns.waiting > limits.count.waitingRequests) {
      socket.destroy()
      return
    }
    const begin = () => {
      turns.current = outgoing
      if (!socket.destroyed) void answer(incoming, outgoing)
    }
    if (turns.waiting === 0) begin()
    else void turns.last.then(begin)
    turns.waiting += 1
    turns.last = new Promise<void>((resolve) => outgoing.once('close', resolve)).then(() => {
      turns.waiting -= 1
    })
  }
}

/** Closes connections beyond the limits. `isProxied`: all come from the operator's proxies. */
export function capConnections(http: Server, isProxied: boolean): void {
  http.maxConnections = limits.count.connections
  if (isProxied) return
  const counts = new Map<string, number>()
  http.on('connection', (socket: Socket) => {
    const address = clientAddress({ peer: socket.remoteAddress, forwardedFor: undefined }, 0)
    const count = counts.get(address) ?? 0
    if (count >= limits.count.connectionsOfAddress) {
      socket.destroy()
      return
    }
    counts.set(address, count + 1)
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
  })
}

/** Status and error code for what Node's parser refuses; others are 400. */
const refusals: Record<string, { status: string; code: 'malformed' | 'tooLarge' }> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'tooLarge' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: '413 Payload Too Large', code: 'tooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'malformed' },
}

/** Responds to what is no request as the application would, and closes the connection. */
export function refuseMalformed(
  http: Server,
  refuse: (code: 'malformed' | 'tooLarge') => Response,
): void {
  http.on('clientError', async (error: NodeJS.ErrnoException, socket: Socket) => {
    const { waiting = 0, current } = connections.get(socket) ?? {}
    // Bytes in the middle of a response would be part of it.
    if (!socket.writable || (waiting > 0 && current?.headersSent)) {
      socket.destroy()
      return
    }
    const { status, code } = refusals[error.code ?? ''] ?? {
      status: '400 Bad Request',
      code: 'malformed',
    }
    const response = refuse(code)
    const body = new Uint8Array(await response.arrayBuffer())
    response.headers.set('Content-Length', String(body.length))
    response.headers.set('Connection', 'close')
    const lines = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`)
    // Closing at once would reset the connection before the client has read the response.
    socket.end(body).resume()
    setTimeout(() => socket.destroy(), limits.ms.refusedBody).unref()
  })
}
