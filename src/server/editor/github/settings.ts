import { readFileSync } from 'node:fs'

/** Which repository on GitHub takes the proposals, and by which right. */
export type GithubSettings = {
  owner: string
  name: string
  /** What is published: `refs/heads/main`. */
  branch: string
  /** Of the REST endpoint, without a slash at its end; GraphQL lies at `/graphql` below it. */
  url: string
  right: { token: string } | { app: string; installation: string; key: string }
}

/**
 * What the environment says of GitHub. Throws an Error that names the variable; a secret in it is not repeated.
 */
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
