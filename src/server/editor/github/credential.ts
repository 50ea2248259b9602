import { createSign } from 'node:crypto'
import type { GithubSettings } from './settings'

/** Posts for a token of the installation, with the app's own proof; resolves to the answer's JSON. */
export type AskToken = (path: string, proof: string) => Promise<unknown>

/** A token is asked for anew so long before it ends, in milliseconds. */
const margin = 5 * 60_000

/**
 * What lets the server in: the fine-grained token as it is, or for an app a token of one
 * hour, asked for when the last one is about to end. `forget` is for one that was refused.
 */
export function createCredential(right: GithubSettings['right'], ask: AskToken, now: () => number) {
  let known: { token: string; ends: number } | undefined
  return {
    async token(): Promise<string> {
      if ('token' in right) return right.token
      if (known && now() < known.ends - margin) return known.token
      const path = `/app/installations/${right.installation}/access_tokens`
      const answer = (await ask(path, appProof(right, now()))) as {
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

/** A JSON Web Token that says which app asks, good for ten minutes; a minute back for clocks that differ. */
function appProof({ app, key }: { app: string; key: string }, ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { iat: seconds - 60, exp: seconds + 9 * 60, iss: app }
  const text = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`
}
