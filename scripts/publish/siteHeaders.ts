import { type HeaderRule, keeping, securityHeaders } from '../../src/server/http/headers.ts'
import { type PageNeeds, pagePolicy } from '../../src/server/http/policy.ts'

/** Limits of Cloudflare Pages; Netlify has none. */
const limits = { rules: 100, line: 2000 }

/**
 * Security headers for every address, caching by kind of file. `files`: those of the site. No
 * address has two rules for a header, because hosts join the values. Throws above a host's limits.
 */
export function siteHeaders(
  files: readonly string[],
  published: readonly string[],
  needs: PageNeeds,
): HeaderRule[] {
  const keep = (pattern: string, value: string) => ({
    pattern,
    headers: { 'Cache-Control': value },
  })
  // One rule for each further language's folder.
  const folders = published.filter((path) => path !== '/' && path.endsWith('/'))
  const isInFolder = (path: string) => folders.some((folder) => path.startsWith(folder))
  // Hosts serve a folder's page with or without a slash.
  const addresses = published.filter((path) => !isInFolder(path)).map((path) => encodeURI(path))
  const slashed = addresses.filter((path) => path !== '/').map((path) => `${path}/`)
  const rules = [
    {
      pattern: '/*',
      headers: { 'Content-Security-Policy': pagePolicy(needs), ...securityHeaders },
    },
    ...[...addresses, ...slashed, ...folders.map((folder) => `${folder}*`)].map((path) =>
      keep(path, keeping.revalidated),
    ),
    ...['/assets/*', '/media/*'].map((pattern) => keep(pattern, keeping.forever)),
    keep('/data/*', keeping.revalidated),
    ...files
      .filter(isNamed)
      .map((file) => `/${file}`)
      .filter((file) => !isInFolder(file))
      .map((file) => keep(encodeURI(file), keeping.hour)),
  ]
  const longest = Math.max(...rules.flatMap(({ headers }) => lines(headers).map((l) => l.length)))
  if (rules.length > limits.rules || longest > limits.line) {
    throw new Error(
      `Headers: ${rules.length} rules, ${longest} characters in a line; Cloudflare reads ${limits.rules} and ${limits.line}`,
    )
  }
  return rules
}

const lines = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

/** Whether a file is neither a page, nor hashed, nor data, nor a host's. */
const isNamed = (file: string): boolean =>
  !/^(?:assets|media|data|_nginx)\/|^_|\.(?:html|br|gz)$/.test(file)
