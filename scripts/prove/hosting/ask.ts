import { type IncomingHttpHeaders, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A server to be asked: where it listens and, over TLS, whose signature it has. */
export type Address = { origin: string; certificate?: string }

/**
 * Asks for a path exactly as written (fetch would normalise it) and follows
 * nothing, decompresses nothing.
 */
export function ask(
  { origin, certificate }: Address,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port, protocol } = new URL(origin)
  const request = protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    request(
      {
        hostname,
        servername: hostname,
        port,
        path,
        method,
        headers,
        ca: certificate,
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const { statusCode: status = 0, headers: answered } = response
          resolve({ status, headers: answered, body: Buffer.concat(chunks) })
        })
      },
    )
      .on('error', reject)
      .end()
  })
}
