import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { clientAddress, limits } from '../base/limits'
import { capConnections, inTurn } from './connections'
import { endpointHeaders } from './headers'

/** The socket of a request; empty for a request without a network. */
export type Connection = {
  incoming?: { socket: { remoteAddress?: string; destroy?(): void } }
}

export type Fetch = (request: Request, connection?: Connection) => Response | Promise<Response>

/** The network address of the other end; undefined without a network. */
export const peerOf = (connection: Connection | undefined): string | undefined =>
  connection?.incoming?.socket.remoteAddress

/** The network that a limit counts; tests call the endpoint without a connection. */
export function addressOf(
  { headers }: Request,
  connection: Connection | undefined,
  trustedProxies: number,
): string {
  const forwardedFor = headers.get('X-Forwarded-For') ?? undefined
  return clientAddress({ peer: peerOf(connection), forwardedFor }, trustedProxies)
}

/** The response where no application can give one; `error`: for the log. */
export type Refuse = (code: 'malformed' | 'unexpected', error?: unknown) => Response

export type ListenerOptions = {
  refuse?: Refuse
  /** Replaces global Request and Response, and limits the time of each response. */
  ownsProcess?: boolean
  /** Milliseconds without progress until an unread response is cut off. */
  patience?: number
}

const refuseEmpty: Refuse = (code) =>
  new Response(null, { status: code === 'unexpected' ? 500 : 400, headers: endpointHeaders })

/**
 * Node's request listener, which reads or cuts off an unread body: leftover bytes would corrupt
 * the next request of a proxy's connection.
 */
export function createListener(
  fetch: Fetch,
  {
    refuse = refuseEmpty,
    ownsProcess = false,
    patience = limits.ms.idleWriter,
  }: ListenerOptions = {},
) {
  return getRequestListener(
    async (request, binding) => {
      // HTTP/2 is off; the types allow for it.
      const incoming = binding.incoming as IncomingMessage
      if (ownsProcess) incoming.socket.setTimeout(limits.ms.response)
      const { 'content-length': length, 'transfer-encoding': coding } = incoming.headers
      const response = await fetch(request, { incoming })
      if ((length ?? coding) !== undefined && !(await hasArrived(incoming))) {
        const outgoing = binding.outgoing as ServerResponse
        outgoing.setHeader('Connection', 'close')
      }
      if (ownsProcess) incoming.socket.setTimeout(patience)
      return response
    },
    {
      overrideGlobalObjects: ownsProcess,
      // HTTP/1.0 clients may omit Host.
      hostname: 'localhost',
      errorHandler: (error) =>
        error instanceof RequestError ? refuse('malformed') : refuse('unexpected', error),
    },
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
      if (bytes > limits.bytes.refusedBody) settle()
    }
    // A reader that stopped halfway blocks the stream.
    const goOn = () => incoming.resume()
    const timer = setTimeout(settle, limits.ms.refusedBody)
    incoming.on('data', count).on('pause', goOn).on('end', settle).on('close', settle).resume()
  })
}

export type HttpOptions = Pick<ListenerOptions, 'refuse' | 'patience'> & {
  /** All connections come from the operator's proxies. */
  isProxied?: boolean
}

/** The server of `npm start`. Node itself refuses what is no HTTP request, with 4xx and no page. */
export function createHttp(
  fetch: Fetch,
  { refuse = refuseEmpty, patience, isProxied = false }: HttpOptions = {},
): Server {
  const { request: requestTimeout, keepAlive, response } = limits.ms
  const http = createServer(
    { requestTimeout, maxHeaderSize: limits.bytes.requestHead },
    inTurn(createListener(fetch, { refuse, patience, ownsProcess: true })),
  )
  http.keepAliveTimeout = keepAlive
  http.timeout = response
  capConnections(http, isProxied)
  return http
}
