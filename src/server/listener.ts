import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Connection } from './answers'

export type Fetch = (request: Request, connection?: Connection) => Response | Promise<Response>

/** How much of a body that nobody has read is awaited before the answer: bytes, milliseconds. */
const awaited = { bytes: 1024 * 1024, ms: 2000 }

/**
 * The server as Node calls it. An answer that does not need the body, mostly a
 * refusal, waits until the body has come, or else closes the connection: what is
 * left of it would fail the next visitor whom a proxy sends through the same one.
 * `ownsProcess`: the process does nothing but this, so that its Request and
 * Response may be replaced by faster ones.
 */
export function createListener(fetch: Fetch, { ownsProcess = false } = {}) {
  return getRequestListener(
    async (request, binding) => {
      // HTTP/2, which the types allow for, is never spoken here.
      const incoming = binding.incoming as IncomingMessage
      const response = await fetch(request, { incoming })
      const { 'content-length': length, 'transfer-encoding': coding } = incoming.headers
      if ((length ?? coding) !== undefined && !(await hasArrived(incoming))) {
        const outgoing = binding.outgoing as ServerResponse
        outgoing.setHeader('Connection', 'close')
      }
      return response
    },
    // A client of HTTP/1.0 may leave the Host out.
    { overrideGlobalObjects: ownsProcess, hostname: 'localhost' },
  )
}

/** Lets the rest of the body come and go; resolves to whether that was all of it. */
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
    // Who has begun to read the body and left off holds it up.
    const goOn = () => incoming.resume()
    const timer = setTimeout(settle, awaited.ms)
    incoming.on('data', count).on('pause', goOn).on('end', settle).on('close', settle).resume()
  })
}

/**
 * The server that `npm start` opens. `patience`: milliseconds after which a
 * visitor is given up who neither sends nor takes a byte.
 */
export function createHttp(fetch: Fetch, { patience = 120_000 } = {}): Server {
  const http = createServer(
    { requestTimeout: 60_000 },
    createListener(fetch, { ownsProcess: true }),
  )
  // Longer than a proxy in front keeps its idle connections (nginx: 60 s): it is
  // the one to close them, or a request meets a connection that has just gone.
  http.keepAliveTimeout = 75_000
  http.timeout = patience
  return http
}
