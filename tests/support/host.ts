import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A server that is serving the built site. */
export type Host = Address & { stop(): Promise<void> }

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Whether a command is there to be run. */
export function isInstalled(command: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v "${command}"`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Starts another server; resolves once it responds. Throws with its output when it exits first. */
export async function startHost(
  address: Address,
  [command = '', ...args]: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Host> {
  const child = spawn(command, args, {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk
    })
  const exit = once(child, 'exit')
  while (child.exitCode === null) {
    const answer = await ask(address, '/').catch(() => undefined)
    if (answer) return { ...address, stop: () => stop(child, exit) }
    await Promise.race([pause(100), exit])
  }
  throw new Error(`${command} did not start:\n${printed}`)
}

/** Ends the server with whatever it has started itself. */
async function stop(child: ChildProcess, exit: Promise<unknown>): Promise<void> {
  if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  await exit
}

/** A key and a certificate for localhost that this process alone trusts, made in `folder`. */
export function selfSigned(folder: string): { key: string; file: string; certificate: string } {
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
  execFileSync('openssl', [...made, '-keyout', key, '-out', file], { stdio: 'ignore' })
  return { key, file, certificate: readFileSync(file, 'utf8') }
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Where a server listens and, over TLS, its certificate. */
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
