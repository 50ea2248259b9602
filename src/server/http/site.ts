import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { type Log, logToStdout } from '../base/requestLog'
import { UnstableFile, untilStable } from '../releases/releases'
import { headersFor, headersOf, keeping, watchHeaderRules } from './headers'
import { fileResponse, isThere } from './staticFile'

/**
 * The decoded path; undefined if malformed, outside the folder, hidden (except /.well-known/) or
 * a second name of a file.
 */
export function decodePath(pathname: string): string | undefined {
  try {
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment))
    const isSafe = segments.every(
      (segment, index, all) =>
        !/[/\\\0]/.test(segment) &&
        // A double slash would be a second name.
        (segment !== '' || index === 0 || index === all.length - 1) &&
        (!segment.startsWith('.') || (index === 1 && segment === '.well-known')),
    )
    return isSafe ? segments.join('/') : undefined
  } catch {
    return undefined
  }
}

export type SiteOptions = {
  dist: string
  /** The canonical path of any spelling; undefined if no page has it. */
  canonicalPath(pathname: string): string | undefined
  trustedProxies?: number
  log?: Log
}

/** Files of the build for hosts and nginx; never served. */
const ofTheHost = /^\/_(headers|redirects|nginx\/.*)$/

/**
 * Serves the built site: pages at their canonical paths, other spellings redirected, otherwise
 * 404. Headers come from `dist/_headers`. Throws without a built site.
 */
export function createSite({
  dist,
  canonicalPath,
  trustedProxies = 0,
  log = logToStdout,
}: SiteOptions): Hono {
  const rules = watchHeaderRules(dist)
  const site = new Hono()
  site.use(async (c, next) => {
    await next()
    const path = encodeURI(decodePath(new URL(c.req.url).pathname) ?? '/')
    const headers = { 'Cache-Control': keeping.revalidated, ...headersOf(rules(), path) }
    // A missing file may appear with the next release.
    if (c.res.status >= 400) headers['Cache-Control'] = keeping.revalidated
    for (const [name, value] of headersFor(c.req.raw, headers, trustedProxies))
      c.header(name, value)
  })
  site.get('*', (c) => untilStable(() => answer(c.req.raw)))
  site.all('*', (c) => {
    c.header('Allow', 'GET, HEAD')
    return c.body(null, 405)
  })
  site.onError((error, c) => {
    log({ event: 'site', outcome: 'unavailable', cause: faultCode(error) })
    c.header('Retry-After', '5')
    return c.body(null, 503)
  })

  /** The file of the path, or the 404 page. */
  async function answer(request: Request): Promise<Response> {
    const found = await find(request)
    if (found) return found
    const unknown = await fileResponse(request, await notFoundFile(request), 404)
    // Every built site has one: without it, a release is being replaced.
    if (!unknown) throw new UnstableFile('the 404 page is missing')
    // Once more: the file may have been missing only during the replacement.
    return (await find(request)) ?? unknown
  }

  /** The 404 page of the path's language. */
  async function notFoundFile({ url }: Request): Promise<string> {
    const [, folder = ''] = (decodePath(new URL(url).pathname) ?? '').split('/')
    const ofLanguage = join(dist, folder, '404.html')
    return (await isThere(ofLanguage)) ? ofLanguage : join(dist, '404.html')
  }

  async function find(request: Request): Promise<Response | undefined> {
    const { pathname, search } = new URL(request.url)
    const path = decodePath(pathname)
    if (path === undefined) return undefined
    const page = canonicalPath(pathname)
    if (page === undefined) return fileAt(request, path)
    const file = join(dist, page, 'index.html')
    if (page === path) return fileResponse(request, file)
    // A page switched off has no other spellings.
    if (!(await isThere(file))) return undefined
    const headers = { Location: encodeURI(page) + search }
    return new Response(null, { status: 301, headers })
  }

  async function fileAt(request: Request, path: string): Promise<Response | undefined> {
    // Pages by their path only, compressed siblings by Accept-Encoding.
    if (/(\/index\.html|\/404\.html|\.br|\.gz)$/.test(path) || ofTheHost.test(path)) return
    return fileResponse(request, join(dist, path))
  }

  return site
}

/** Resolves to the system's error code if the site in `dist` is unreadable. */
export async function siteFault(dist: string): Promise<string | undefined> {
  try {
    await (await open(join(dist, '404.html'))).close()
    return undefined
  } catch (error) {
    return faultCode(error)
  }
}

/** The system's error code, or the error's name. */
export function faultCode(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException
  return code ?? name
}
