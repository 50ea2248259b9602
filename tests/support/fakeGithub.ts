import { execFileSync } from 'node:child_process'
import { createVerify, generateKeyPairSync } from 'node:crypto'
import { cpSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { schema } from '@octokit/graphql-schema'
import { buildSchema, graphql } from 'graphql'
import { onTestFinished } from 'vitest'
import { clinicRepository } from './clinicRepository.ts'
import { fakeResolvers } from './fakeGithubGraph.ts'
import { removeFolder, temporaryFolder } from './folders.ts'
import { listen } from './host.ts'

/** GitHub's published schema: a query that GitHub rejects fails here too. */
export const githubSchema = buildSchema(schema.idl, { assumeValidSDL: true, assumeValid: true })

/** Replaces the response of a request. */
export type Mishap = (request: IncomingMessage, response: ServerResponse) => void

export const token = 'github_pat_secret'
export const appKey = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** GitHub's API over a bare repository of the clinic, closed after the test. */
export async function openFakeGithub() {
  const bare = temporaryFolder('github')
  cpSync(join(clinicRepository(), '.git'), bare, { recursive: true })
  /** States of checks by commit; `all`: every commit. */
  const checks = new Map<string, string>()
  const mishaps: { at: RegExp; mishap: Mishap }[] = []
  const tokens = new Set([token])
  const asked: { path: string; body: string }[] = []
  const resolvers = fakeResolvers(bare, checks)

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const path = request.url ?? ''
    asked.push({ path, body })
    const planned = mishaps.findIndex(({ at }) => at.test(`${path} ${body}`))
    const [found] = planned < 0 ? [] : mishaps.splice(planned, 1)
    if (found) return found.mishap(request, response)
    const say = (status: number, value: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(value))
    }
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (path.startsWith('/app/installations/')) {
      if (!isProof(bearer)) return say(401, { message: 'Bad credentials' })
      const fresh = `ghs_${tokens.size}`
      tokens.add(fresh)
      return say(201, { token: fresh, expires_at: new Date(Date.now() + 3600_000).toISOString() })
    }
    if (!tokens.has(bearer)) return say(401, { message: 'Bad credentials' })
    if (path === '/graphql') return say(200, await graph(JSON.parse(body)))
    const rest = restAnswer(bare, path)
    if (rest === undefined) return say(404, { message: 'Not Found' })
    if (!(rest instanceof Uint8Array)) return say(200, rest)
    response.end(rest)
  }

  async function graph({ query, variables }: { query: string; variables: object }) {
    const { data, errors } = await graphql({
      schema: githubSchema,
      source: query,
      rootValue: resolvers,
      variableValues: { ...variables },
    })
    // GraphQL errors carry a type beside the message.
    const told = errors?.map(({ message, extensions }) => ({ message, ...extensions }))
    return { data, ...(told && { errors: told }) }
  }

  const server = createServer((request, response) => void answer(request, response))
  // Git commands block this process for seconds, in which a timeout would close kept connections.
  server.keepAliveTimeout = 0
  const port = await listen(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    removeFolder(bare)
  })
  return {
    bare,
    asked,
    checks,
    tokens,
    url: `http://127.0.0.1:${port}`,
    /** Replaces the response of the next request whose path or body matches. */
    plan: (at: RegExp, mishap: Mishap) => mishaps.push({ at, mishap }),
  }
}

function isProof(proof: string): boolean {
  const [head = '', claims = '', signature = ''] = proof.split('.')
  const verify = createVerify('RSA-SHA256').update(`${head}.${claims}`)
  return verify.verify(appKey.publicKey, signature, 'base64url')
}

/** The REST endpoints in use; undefined for an unknown path or object. */
function restAnswer(bare: string, path: string): object | Uint8Array | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: bare, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const [, tree] = /\/git\/trees\/(\w+)\?recursive=1$/.exec(path) ?? []
    if (tree)
      return {
        truncated: false,
        tree: git('ls-tree', '-r', '-z', tree)
          .toString()
          .split('\0')
          .filter(Boolean)
          .map((line) => {
            const [, mode, type, sha, file] = /^(\d+) (\w+) (\w+)\t(.+)$/s.exec(line) ?? []
            return { mode, type, sha, path: file }
          }),
      }
    const [, blob] = /\/git\/blobs\/(\w+)$/.exec(path) ?? []
    if (blob) return new Uint8Array(git('cat-file', 'blob', blob))
    const [, base = '', head = ''] = /\/compare\/(.+)\.\.\.(\w+)$/.exec(path) ?? []
    const count = (range: string) => Number(git('rev-list', '--count', range).toString())
    const [ahead, behind] = [count(`${base}..${head}`), count(`${head}..${base}`)]
    const one = ahead > 0 ? 'ahead' : behind > 0 ? 'behind' : 'identical'
    return { status: ahead > 0 && behind > 0 ? 'diverged' : one }
  } catch {
    return undefined
  }
}
