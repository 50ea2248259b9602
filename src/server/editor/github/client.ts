import { StorageFault } from '../storageFault'
import { createCredential } from './credential'
import type { GithubSettings } from './settings'

/** How long an answer is waited for, in milliseconds. */
const patience = 20_000

export type GithubOptions = { now?: () => number; patience?: number }

type Variables = Record<string, unknown>
type Sending = { method?: 'GET' | 'POST'; body?: object; accept?: string }

/** What GitHub says of a GraphQL question it did not answer. */
type GraphFault = { type?: string; message?: string }

/** GitHub by its two endpoints. Everything that goes wrong is a StorageFault, without the credential. */
export function createGithub(settings: GithubSettings, options: GithubOptions = {}) {
  const { url, owner, name, right } = settings
  const wait = options.patience ?? patience
  const credential = createCredential(
    right,
    async (path, proof) => (await send(path, proof, { method: 'POST', body: {} })).json(),
    options.now ?? Date.now,
  )

  async function send(path: string, bearer: string, sending: Sending): Promise<Response> {
    const { method = 'GET', body, accept = 'application/vnd.github+json' } = sending
    const response = await fetch(`${url}${path}`, {
      method,
      signal: AbortSignal.timeout(wait),
      headers: {
        Authorization: `Bearer ${bearer}`,
        Accept: accept,
        'User-Agent': 'clinic-editor',
        'X-GitHub-Api-Version': '2022-11-28',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((fault) => {
      const isLate = fault instanceof Error && fault.name === 'TimeoutError'
      throw new StorageFault(isLate ? 'timeout' : 'unreachable', { cause: codeOf(fault) })
    })
    if (!response.ok) throw await faultOf(response)
    return response
  }

  /** With the credential; one that was refused is asked for anew once. */
  async function ask(path: string, sending: Sending = {}): Promise<Response> {
    try {
      return await send(path, await credential.token(), sending)
    } catch (fault) {
      if (!(fault instanceof StorageFault) || fault.code !== 'credential' || 'token' in right)
        throw fault
      credential.forget()
      return send(path, await credential.token(), sending)
    }
  }

  return {
    /** Resolves to `data`. What GitHub refuses in it is a StorageFault, too. */
    async graph<T>(query: string, variables: Variables = {}): Promise<T> {
      const body = { query, variables: { owner, name, ...variables } }
      const response = await ask('/graphql', { method: 'POST', body })
      const answer = (await read(response)) as { data?: T; errors?: GraphFault[] }
      const [fault] = answer.errors ?? []
      if (fault) throw graphFault(fault)
      return answer.data as T
    },
    /** From the REST endpoint of the repository. */
    async rest<T>(path: string): Promise<T> {
      return (await read(await ask(`/repos/${owner}/${name}${path}`))) as T
    },
    /** A file's bytes, by git's name of them. */
    async bytes(id: string): Promise<Uint8Array> {
      const path = `/repos/${owner}/${name}/git/blobs/${id}`
      const response = await ask(path, { accept: 'application/vnd.github.raw+json' })
      return new Uint8Array(await within(response.arrayBuffer()))
    },
  }
}

export type Github = ReturnType<typeof createGithub>

const read = (response: Response): Promise<unknown> => within(response.json())

/** A body that breaks off is a lost connection. */
const within = <T>(body: Promise<T>): Promise<T> =>
  body.catch((fault) => {
    throw new StorageFault('unreachable', { cause: codeOf(fault) })
  })

async function faultOf(response: Response): Promise<StorageFault> {
  const { status, headers } = response
  const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string }
  const cause = `${status} ${message}`
  if (status === 401) return new StorageFault('credential', { cause })
  const isSpent = headers.get('X-RateLimit-Remaining') === '0' || headers.has('Retry-After')
  if (status === 429 || (status === 403 && isSpent))
    return new StorageFault('rateLimited', { retryAfter: secondsLeft(headers), cause })
  if (status === 403) return new StorageFault('forbidden', { cause })
  if (status === 404) return new StorageFault('missing', { cause })
  if (status >= 500) return new StorageFault('unreachable', { cause })
  return new StorageFault('rejected', { cause })
}

function secondsLeft(headers: Headers): number {
  const given = Number(headers.get('Retry-After'))
  if (given > 0) return given
  const left = Number(headers.get('X-RateLimit-Reset')) - Date.now() / 1000
  return left > 0 ? Math.ceil(left) : 60
}

function graphFault({ type = '', message = '' }: GraphFault): StorageFault {
  const cause = `${type} ${message}`
  if (type === 'STALE_DATA' || /expected head|expected branch to point/i.test(message))
    return new StorageFault('stale', { cause })
  if (type === 'RATE_LIMITED') return new StorageFault('rateLimited', { retryAfter: 60, cause })
  if (type === 'FORBIDDEN') return new StorageFault('forbidden', { cause })
  if (type === 'NOT_FOUND') return new StorageFault('missing', { cause })
  return new StorageFault('rejected', { cause })
}

/** A network's code alone: an address may stand in the message. */
function codeOf(fault: unknown): string {
  const cause = fault instanceof Error ? (fault.cause ?? fault) : fault
  const code = Reflect.get(Object(cause), 'code') ?? Reflect.get(Object(cause), 'name')
  return String(code ?? 'UNKNOWN')
}
