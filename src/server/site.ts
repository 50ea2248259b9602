import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { decodePath } from './decodePath'
import { headersOf, watchHeaderRules } from './headerRules'
import { headersFor, keeping } from './headers'
import { type Log, logToStdout } from './requestLog'
import { Unsettled, whenSettled } from './settled'
import { fileResponse } from './staticFile'
import { isThere } from './wholeFile'

export type SiteOptions = {
  /** The folder of the built site. */
  dist: string
  /** The canonical raw path behind any spelling of a page's path, undefined when no page has it. */
  canonicalPath(pathname: string): string | undefined
  /** How many proxies in front may say how they were reached. */
  trustedProxies?: number
  log?: Log
}

/** Written by the build for hosts and nginx, and answered by none of them. */
const ofTheHost = /^\/_(headers|redirects|nginx\/.*)$/

/**
 * The built site: pages at their canonical Turkish paths, other spellings
 * redirected there, everything else a real 404. Headers are those the build has
 * written for every host. Throws when `dist` holds none.
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
    // A file that is not there today may be there tomorrow.
    if (c.res.status >= 400) headers['Cache-Control'] = keeping.revalidated
    for (const [name, value] of headersFor(c.req.raw, headers, trustedProxies))
      c.header(name, value)
  })
  site.get('*', (c) => whenSettled(() => answer(c.req.raw)))
  site.all('*', (c) => {
    c.header('Allow', 'GET, HEAD')
    return c.body(null, 405)
  })
  site.onError((error, c) => {
    log({ event: 'site', outcome: 'unavailable', cause: faultCode(error) })
    c.header('Retry-After', '5')
    return c.body(null, 503)
  })

  /** What stands at the address, or the 404 page. */
  async function answer(request: Request): Promise<Response> {
    const found = await find(request)
    if (found) return found
    const unknown = await fileResponse(request, await notFoundFile(request), 404)
    // Every built site has one: where it is missing so is the site, for a moment or for good.
    if (!unknown) throw new Unsettled('there is no site')
    // Now that the site is there: it may have been missing a moment ago.
    return (await find(request)) ?? unknown
  }

  /** The 404 page of the language whose folder the address begins with. */
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
    // A page that is switched off has no other spellings either.
    if (!(await isThere(file))) return undefined
    const headers = { Location: encodeURI(page) + search }
    return new Response(null, { status: 301, headers })
  }

  async function fileAt(request: Request, path: string): Promise<Response | undefined> {
    // Pages are reached by their paths alone, siblings by Accept-Encoding.
    if (/(\/index\.html|\/404\.html|\.br|\.gz)$/.test(path) || ofTheHost.test(path)) return
    return fileResponse(request, join(dist, path))
  }

  return site
}

/** Resolves to the system's code for the fault when the built site in `dist` cannot be read. */
export async function siteFault(dist: string): Promise<string | undefined> {
  try {
    await (await open(join(dist, '404.html'))).close()
    return undefined
  } catch (error) {
    return faultCode(error)
  }
}

function faultCode(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException
  return code ?? name
}
