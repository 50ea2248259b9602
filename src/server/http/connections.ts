import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientAddress, limits } from '../base/limits'

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<unknown>

/** `waiting` counts the current request, too. */
type Turns = { waiting: number; last: Promise<unknown> }

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
