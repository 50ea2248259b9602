import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { closedPolicy, pagePolicy } from './policy'

/**
 * Headers of every response: pages, files, API. The build adds the policy of its pages and writes
 * all to `dist/_headers`, which hosts, nginx and this server send.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // HTTPS only. No `preload`: that is the owner's decision for the whole domain.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
}

/**
 * Headers of every page, also if the release has no rules. The rules of a release add the hashes of
 * its inline styles; without them the browser blocks these styles.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Content-Security-Policy': pagePolicy({ styles: [] }),
}

/** Headers of responses that are not pages. */
export const endpointHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Content-Security-Policy': closedPolicy(),
  'Cache-Control': 'no-store',
}

/** Cache-Control values. */
export const keeping = {
  /** Hashed names. */
  forever: 'public, max-age=31536000, immutable',
  /** Stable names, rare changes. */
  hour: 'public, max-age=3600',
  /** Revalidated: a changed price must show at once. */
  revalidated: 'no-cache',
} as const

/** The headers for this connection: no HSTS unless it or a trusted proxy's is encrypted. */
export function headersFor(
  request: Request,
  headers: Readonly<Record<string, string>>,
  trustedProxies: number,
): [name: string, value: string][] {
  const isForwarded = trustedProxies > 0 && request.headers.get('X-Forwarded-Proto') === 'https'
  const isEncrypted = isForwarded || new URL(request.url).protocol === 'https:'
  return Object.entries(headers).filter(
    ([name]) => isEncrypted || name !== 'Strict-Transport-Security',
  )
}

/** Adds headers to each response; those of a handler win. */
export function withHeaders(
  headers: Readonly<Record<string, string>>,
  trustedProxies: number,
): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of headersFor(c.req.raw, headers, trustedProxies))
      if (!c.res.headers.has(name)) c.header(name, value)
  }
}

/** Headers for paths that match a pattern: percent-encoded, with an optional `*` at the end. */
export type HeaderRule = { pattern: string; headers: Record<string, string> }

/** Rules in `dist/`, in the format of Netlify and Cloudflare Pages. */
export const headerFile = '_headers'

/** Last line, a comment to hosts: without it the file is truncated. */
const lastLine = '# end'

export function printHeaderRules(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
    return [pattern, ...lines].join('\n')
  })
  return `${[...blocks, lastLine].join('\n\n')}\n`
}

/** Throws an Error if the text is truncated, or that quotes an invalid line. */
export function parseHeaderRules(text: string): HeaderRule[] {
  if (text.trimEnd().split('\n').at(-1) !== lastLine)
    throw new Error(`${headerFile}: the last line, "${lastLine}", is missing`)
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (/^\/\S*$/.test(line)) rules.push({ pattern: line, headers: {} })
    else if (name && value && rule) rule.headers[name] = value
    else throw new Error(`${headerFile}: not a rule: ${line}`)
  }
  return rules
}

/** Merged headers of a percent-encoded path. */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matches = ({ pattern }: HeaderRule) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers))
}

/** The rules of a built site. Throws without their file, or if it is invalid or unreadable. */
export function readHeaderRules(folder: string): HeaderRule[] {
  const file = join(folder, headerFile)
  try {
    return parseHeaderRules(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(`${file} is missing: run "npm run build" again.`)
  }
}
