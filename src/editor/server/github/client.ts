import { createSign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { limits } from '../../../server/base/limits'
import { StorageError } from '../storageError'

/** The repository and credential for proposals. */
export type GithubSettings = {
  owner: string
  name: string
  /** The published branch: `refs/heads/main`. */
  branch: string
  /** REST address without trailing slash; GraphQL is at `/graphql` below it. */
  url: string
  right: { token: string } | { app: string; installation: string; key: string }
}

/** Reads the variables. Throws an Error that names the variable, without its secret. */
export function readGithub(env: NodeJS.ProcessEnv): GithubSettings {
  const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(env.EDITOR_GITHUB ?? '') ?? []
  if (!owner || !name)
    throw new Error(`EDITOR_GITHUB is "${env.EDITOR_GITHUB}", it must be like owner/repository.`)
  const branch = `refs/heads/${env.EDITOR_GITHUB_BRANCH || 'main'}`
  const url = env.EDITOR_GITHUB_URL || 'https://api.github.com'
  if (!URL.canParse(url) || url.endsWith('/'))
    throw new Error('EDITOR_GITHUB_URL must be like https://api.github.com.')
  return { owner, name, branch, url, right: rightOf(env) }
}

function rightOf(env: NodeJS.ProcessEnv): GithubSettings['right'] {
  const { EDITOR_GITHUB_TOKEN: token, EDITOR_GITHUB_APP: app } = env
  if (token) return { token }
  const [, id, installation] = /^(\w+)\/(\d+)$/.exec(app ?? '') ?? []
  if (!id || !installation || !env.EDITOR_GITHUB_KEY)
    throw new Error(
      'EDITOR_GITHUB needs EDITOR_GITHUB_TOKEN, or EDITOR_GITHUB_APP (like 123456/7890123: app and installation) and EDITOR_GITHUB_KEY (the file of its private key).',
    )
  try {
    return { app: id, installation, key: readFileSync(env.EDITOR_GITHUB_KEY, 'utf8') }
  } catch {
    throw new Error('The file that EDITOR_GITHUB_KEY names cannot be read.')
  }
}

/** Renews a token this long before its end, in milliseconds. */
const margin = 5 * 60_000

/**
 * The fine-grained token, or the one-hour token of an app, renewed before its end. `request` sends
 * the app's JWT; `forget` drops a refused token.
 */
function createCredential(
  right: GithubSettings['right'],
  request: (path: string, jwt: string) => Promise<unknown>,
) {
  let known: { token: string; ends: number } | undefined
  return {
    async token(): Promise<string> {
      if ('token' in right) return right.token
      if (known && Date.now() < known.ends - margin) return known.token
      const path = `/app/installations/${right.installation}/access_tokens`
      const answer = (await request(path, appJwt(right))) as {
        token: string
        expires_at: string
      }
      known = { token: answer.token, ends: Date.parse(answer.expires_at) }
      return known.token
    },
    forget() {
      known = undefined
    },
  }
}

/** The app's JWT, valid for ten minutes, backdated a minute for clock skew. */
function appJwt({ app, key }: { app: string; key: string }): string {
  const seconds = Math.floor(Date.now() / 1000)
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { iat: seconds - 60, exp: seconds + 9 * 60, iss: app }
  const text = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`
}

/** `patience`: timeout in milliseconds. */
export type GithubOptions = { patience?: number }

type Variables = Record<string, unknown>
type Sending = { method?: 'GET' | 'POST'; body?: object; accept?: string }

/** Errors of a GraphQL response. */
type GraphError = { type?: string; message?: string }

/** GitHub's REST and GraphQL API. All failures are StorageErrors without the credential. */
export function createGithub(
  { url, owner, name, right }: GithubSettings,
  { patience = limits.ms.github }: GithubOptions = {},
) {
  const credential = createCredential(right, async (path, jwt) =>
    (await send(path, jwt, { method: 'POST', body: {} })).json(),
  )

  async function send(path: string, bearer: string, sending: Sending): Promise<Response> {
    const { method = 'GET', body, accept = 'application/vnd.github+json' } = sending
    const response = await fetch(`${url}${path}`, {
      method,
      signal: AbortSignal.timeout(patience),
      headers: {
        Authorization: `Bearer ${bearer}`,
        Accept: accept,
        'User-Agent': 'clinic-editor',
        'X-GitHub-Api-Version': '2022-11-28',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error) => {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError'
      throw new StorageError(isTimeout ? 'timeout' : 'unreachable', { cause: codeOf(error) })
    })
    if (!response.ok) throw await errorOf(response)
    return response
  }

  /** Retries once with a new credential after a refusal. */
  async function request(path: string, sending: Sending = {}): Promise<Response> {
    try {
      return await send(path, await credential.token(), sending)
    } catch (error) {
      if (!(error instanceof StorageError) || error.code !== 'credential' || 'token' in right)
        throw error
      credential.forget()
      return send(path, await credential.token(), sending)
    }
  }

  return {
    /** Resolves to `data`; its errors are StorageErrors. */
    async graph<T>(query: string, variables: Variables = {}): Promise<T> {
      const body = { query, variables: { owner, name, ...variables } }
      const response = await request('/graphql', { method: 'POST', body })
      const answer = (await read(response)) as { data?: T; errors?: GraphError[] }
      const [error] = answer.errors ?? []
      if (error) throw graphErrorOf(error)
      return answer.data as T
    },
    /** The repository's REST API. */
    async rest<T>(path: string): Promise<T> {
      return (await read(await request(`/repos/${owner}/${name}${path}`))) as T
    },
    /** A blob by id. */
    async bytes(id: string): Promise<Uint8Array> {
      const path = `/repos/${owner}/${name}/git/blobs/${id}`
      const response = await request(path, { accept: 'application/vnd.github.raw+json' })
      return new Uint8Array(await within(response.arrayBuffer()))
    },
  }
}

export type Github = ReturnType<typeof createGithub>

const read = (response: Response): Promise<unknown> => within(response.json())

/** A truncated body is a lost connection. */
const within = <T>(body: Promise<T>): Promise<T> =>
  body.catch((error) => {
    throw new StorageError('unreachable', { cause: codeOf(error) })
  })

async function errorOf(response: Response): Promise<StorageError> {
  const { status, headers } = response
  const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string }
  const cause = `${status} ${message}`
  if (status === 401) return new StorageError('credential', { cause })
  const isSpent = headers.get('X-RateLimit-Remaining') === '0' || headers.has('Retry-After')
  if (status === 429 || (status === 403 && isSpent))
    return new StorageError('rateLimited', { retryAfter: secondsLeft(headers), cause })
  if (status === 403) return new StorageError('forbidden', { cause })
  if (status === 404) return new StorageError('missing', { cause })
  if (status >= 500) return new StorageError('unreachable', { cause })
  return new StorageError('rejected', { cause })
}

function secondsLeft(headers: Headers): number {
  const given = Number(headers.get('Retry-After'))
  if (given > 0) return given
  const left = Number(headers.get('X-RateLimit-Reset')) - Date.now() / 1000
  return left > 0 ? Math.ceil(left) : 60
}

function graphErrorOf({ type = '', message = '' }: GraphError): StorageError {
  const cause = `${type} ${message}`
  if (type === 'STALE_DATA' || /expected head|expected branch to point/i.test(message))
    return new StorageError('stale', { cause })
  if (type === 'RATE_LIMITED') return new StorageError('rateLimited', { retryAfter: 60, cause })
  if (type === 'FORBIDDEN') return new StorageError('forbidden', { cause })
  if (type === 'NOT_FOUND') return new StorageError('missing', { cause })
  return new StorageError('rejected', { cause })
}

/** Only the code: messages may contain addresses. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = Reflect.get(Object(cause), 'code') ?? Reflect.get(Object(cause), 'name')
  return String(code ?? 'UNKNOWN')
}
