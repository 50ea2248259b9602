import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** A server of the built site. */
export type Host = Address & { stop(): Promise<void> }

/** Lets a server listen on loopback; resolves to its port. `port` 0: any free one. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  return port
}

/** Whether a command is installed. */
export function isInstalled(command: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v "${command}"`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Starts a server; resolves once it responds. Throws with its output if it exits first. */
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

/** Ends the server and its child processes. */
async function stop(child: ChildProcess, exit: Promise<unknown>): Promise<void> {
  if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  await exit
}

/** Creates a key and a self-signed certificate for localhost in `folder`. */
export function selfSigned(folder: string): { key: string; file: string; certificate: string } {
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
  execFileSync('openssl', [...made, '-keyout', key, '-out', file], { stdio: 'ignore' })
  return { key, file, certificate: readFileSync(file, 'utf8') }
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** The origin of a server, its name where the origin is a number, and, over TLS, its certificate. */
export type Address = { origin: string; name?: string; certificate?: string }

/** Requests a path as written, which fetch would normalise; does not redirect or decompress. */
export function ask(
  { origin, name, certificate }: Address,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: Buffer,
): Promise<Answer> {
  const { hostname, port, protocol } = new URL(origin)
  const request = protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const servername = name ?? hostname
    const target = { hostname, servername, port, path, ca: certificate, agent: false }
    const named = name ? { Host: name, ...headers } : headers
    const sending = request({ ...target, method, headers: named }, async (response) => {
      const { statusCode: status = 0, headers: answered } = response
      const received = await buffer(response).catch(reject)
      if (received) resolve({ status, headers: answered, body: received })
    })
    sending.on('error', reject).end(body)
  })
}
