import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { HeaderRule } from '../../src/server/headerRules.ts'
import { keeping, securityHeaders } from '../../src/server/headers.ts'
import { type PageNeeds, pagePolicy } from '../../src/server/policy.ts'

/** Of Cloudflare Pages; Netlify has none. */
const limits = { rules: 100, line: 2000 }

/**
 * The headers of the built site in `outDir`: security for every address, how
 * long it is kept for each kind. No header has two rules for one address:
 * hosts would join their values. Throws when a host would not read them all.
 */
export function siteHeaders(
  outDir: string,
  published: readonly string[],
  needs: PageNeeds,
): HeaderRule[] {
  const keep = (pattern: string, value: string) => ({
    pattern,
    headers: { 'Cache-Control': value },
  })
  // A further language begins at a folder of its own, and one rule serves all that is in it.
  const folders = published.filter((path) => path !== '/' && path.endsWith('/'))
  const isInFolder = (path: string) => folders.some((folder) => path.startsWith(folder))
  // A host answers with a folder's page at its path with or without a slash.
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
    ...namedFiles(outDir)
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

/** Files that are neither pages nor named by their contents nor meant for the host. */
function namedFiles(outDir: string): string[] {
  return readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length + 1))
    .filter((file) => !/^(?:assets|media|_nginx|\.vite)\/|^_|\.(?:html|br|gz)$/.test(file))
    .sort()
}
