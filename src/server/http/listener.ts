import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { clientAddress } from '../base/limits'

/** The socket of a request; empty for a request without a network. */
export type Connection = {
  incoming?: { socket: { remoteAddress?: string; destroy?(): void } }
}

export type Fetch = (request: Request, connection?: Connection) => Response | Promise<Response>

/** The network that a limit counts; tests call the endpoint without a connection. */
export function addressOf(
  { headers }: Request,
  connection: Connection | undefined,
  trustedProxies: number,
): string {
  const peer = connection?.incoming?.socket.remoteAddress
  const forwardedFor = headers.get('X-Forwarded-For') ?? undefined
  return clientAddress({ peer, forwardedFor }, trustedProxies)
}

/** Limits for reading the rest of a body before the response: bytes, milliseconds. */
const awaited = { bytes: 1024 * 1024, ms: 2000 }

/**
 * Node's request listener, which reads or cuts off an unread body: leftover bytes would corrupt
 * the next request of a proxy's connection. `ownsProcess`: replaces global Request and Response.
 */
export function createListener(fetch: Fetch, { ownsProcess = false } = {}) {
  return getRequestListener(
    async (request, binding) => {
      // HTTP/2 is off; the types allow for it.
      const incoming = binding.incoming as IncomingMessage
      const response = await fetch(request, { incoming })
      const { 'content-length': length, 'transfer-encoding': coding } = incoming.headers
      if ((length ?? coding) !== undefined && !(await hasArrived(incoming))) {
        const outgoing = binding.outgoing as ServerResponse
        outgoing.setHeader('Connection', 'close')
      }
      return response
    },
    // HTTP/1.0 clients may omit Host.
    { overrideGlobalObjects: ownsProcess, hostname: 'localhost' },
  )
}

/** Discards the rest of the body. Resolves to whether it ended. */
function hasArrived(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.complete) return Promise.resolve(true)
  return new Promise((resolve) => {
    let bytes = 0
    const settle = () => {
      clearTimeout(timer)
      incoming.off('data', count).off('pause', goOn).off('end', settle).off('close', settle)
      resolve(incoming.complete)
    }
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > awaited.bytes) settle()
    }
    // A reader that stopped halfway blocks the stream.
    const goOn = () => incoming.resume()
    const timer = setTimeout(settle, awaited.ms)
    incoming.on('data', count).on('pause', goOn).on('end', settle).on('close', settle).resume()
  })
}

/** The server of `npm start`. `patience`: idle milliseconds until a connection is closed. */
export function createHttp(fetch: Fetch, { patience = 120_000 } = {}): Server {
  const http = createServer(
    { requestTimeout: 60_000 },
    createListener(fetch, { ownsProcess: true }),
  )
  // Longer than the idle time of a proxy (nginx: 60 s), which must be the one to close.
  http.keepAliveTimeout = 75_000
  http.timeout = patience
  return http
}
