import { existsSync, realpathSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { faultCode, type Log, logToStdout } from '../base/requestLog'
import { openReleases } from '../releases/releaseFolder'
import { onRelease } from '../releases/releases'
import {
  type HeaderRule,
  headersFor,
  headersOf,
  keeping,
  pageHeaders,
  readHeaderRules,
} from './headers'
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
  /** The page for visitors while the site is unreadable. */
  failure?(): Response
}

/** A release: its folder, not the link to it, and its rules. */
type OpenRelease = { folder: string; rules: readonly HeaderRule[] }

/** Files of the build for hosts and nginx; never served. */
const ofTheHost = /^\/_(headers|redirects|nginx\/.*)$/

/**
 * Serves the built site: pages at their canonical paths, other spellings redirected, otherwise
 * 404. Each release is opened once; one that cannot be opened leaves the last one served. Throws
 * without a built site, not if it is unreadable.
 */
export function createSite({
  dist,
  canonicalPath,
  trustedProxies = 0,
  log = logToStdout,
  failure = () => new Response(),
}: SiteOptions): Hono {
  const release = onRelease<OpenRelease>(
    dist,
    () => {
      const folder = existsSync(dist) ? realpathSync(dist) : dist
      return { folder, rules: readHeaderRules(folder) }
    },
    { folder: dist, rules: [] },
  )
  const site = new Hono()
  site.use(async (c, next) => {
    const { rules } = release()
    await next()
    const path = encodeURI(decodePath(new URL(c.req.url).pathname) ?? '/')
    const headers = {
      ...pageHeaders,
      'Cache-Control': keeping.revalidated,
      ...headersOf(rules, path),
    }
    // A missing file may appear with the next release.
    if (c.res.status >= 400) headers['Cache-Control'] = keeping.revalidated
    for (const [name, value] of headersFor(c.req.raw, headers, trustedProxies))
      if (!c.res.headers.has(name)) c.header(name, value)
  })
  site.get('*', (c) => answer(c.req.raw, release().folder))
  site.all('*', (c) => {
    c.header('Allow', 'GET, HEAD')
    return c.body(null, 405)
  })
  site.onError((error) => {
    log({ event: 'site', outcome: 'unavailable', cause: faultCode(error) })
    const { body, headers } = failure()
    headers.set('Retry-After', '5')
    return new Response(body, { status: 503, headers })
  })

  /** The file of the path, or the 404 page. */
  async function answer(request: Request, folder: string): Promise<Response> {
    const found = await find(request, folder)
    if (found) return found
    const unknown = await fileResponse(request, await notFoundFile(request, folder), 404)
    if (unknown) return unknown
    // Every built site has one.
    throw Object.assign(new Error('the 404 page is missing'), { code: 'ENOENT' })
  }

  /** The 404 page of the path's language. */
  async function notFoundFile({ url }: Request, folder: string): Promise<string> {
    const [, language = ''] = (decodePath(new URL(url).pathname) ?? '').split('/')
    const ofLanguage = join(folder, language, '404.html')
    return (await isThere(ofLanguage)) ? ofLanguage : join(folder, '404.html')
  }

  async function find(request: Request, folder: string): Promise<Response | undefined> {
    const { pathname, search } = new URL(request.url)
    const path = decodePath(pathname)
    if (path === undefined) return undefined
    const page = canonicalPath(pathname)
    if (page === undefined) return fileAt(request, folder, path)
    const file = join(folder, page, 'index.html')
    if (page === path) return fileResponse(request, file)
    // A page switched off has no other spellings.
    if (!(await isThere(file))) return undefined
    const headers = { Location: encodeURI(page) + search }
    return new Response(null, { status: 301, headers })
  }

  async function fileAt(request: Request, folder: string, path: string) {
    // Pages by their path only, compressed siblings by Accept-Encoding.
    if (/(\/index\.html|\/404\.html|\.br|\.gz)$/.test(path) || ofTheHost.test(path)) return
    const found = await fileResponse(request, join(folder, path))
    if (found || !path.startsWith('/assets/')) return found
    return keptFile(request, dirname(dist), join('site', path))
  }

  return site
}

/** A hashed file of any kept release, for pages that have been open since. `path`: in its folder. */
export async function keptFile(
  request: Request,
  clinicDir: string,
  path: string,
): Promise<Response | undefined> {
  const { list, folderOf } = openReleases(clinicDir)
  for (const id of list()) {
    const found = await fileResponse(request, join(folderOf(id), path))
    if (found) return found
  }
  return undefined
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
