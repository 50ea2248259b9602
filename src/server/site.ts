import { join } from 'node:path'
import { Hono } from 'hono'
import { decodePath } from './decodePath'
import { withSecurityHeaders } from './headers'
import { fileResponse } from './staticFile'

export type SiteOptions = {
  /** The folder of the built site. */
  dist: string
  /** The canonical raw path behind any spelling of a page's path, undefined when no page has it. */
  canonicalPath(pathname: string): string | undefined
}

const hashed = 'public, max-age=31536000, immutable'
const named = 'public, max-age=3600'
/** Kept, but asked about each time: a changed price must show at once. */
const revalidated = 'no-cache'

/**
 * The built site: pages at their canonical Turkish paths, other spellings
 * redirected there, hashed files for ever, everything else a real 404.
 */
export function createSite({ dist, canonicalPath }: SiteOptions): Hono {
  const site = new Hono()
  site.use(withSecurityHeaders)
  site.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const path = decodePath(pathname)
    if (path === undefined) return notFound(c.req.raw)
    const page = canonicalPath(pathname)
    if (page === undefined) return (await fileAt(c.req.raw, path)) ?? notFound(c.req.raw)
    if (page !== path) {
      c.header('Cache-Control', revalidated)
      return c.redirect(encodeURI(page) + search, 301)
    }
    const answer = { cacheControl: revalidated }
    return (
      (await fileResponse(c.req.raw, join(dist, page, 'index.html'), answer)) ?? notFound(c.req.raw)
    )
  })
  site.all('*', (c) => {
    c.header('Allow', 'GET, HEAD')
    return c.body(null, 405)
  })
  site.onError((error, c) => {
    console.error(error)
    return c.body(null, 500)
  })

  async function fileAt(request: Request, path: string): Promise<Response | undefined> {
    // Pages are reached by their paths alone, siblings by Accept-Encoding.
    if (/(\/index\.html|^\/404\.html|\.br|\.gz)$/.test(path)) return undefined
    const isHashed = path.startsWith('/assets/') || path.startsWith('/media/')
    const cacheControl = isHashed ? hashed : path.endsWith('.html') ? revalidated : named
    return fileResponse(request, join(dist, path), { cacheControl })
  }

  async function notFound(request: Request): Promise<Response> {
    const answer = { status: 404, cacheControl: revalidated } as const
    const page = await fileResponse(request, join(dist, '404.html'), answer)
    return page ?? new Response(null, { status: 404, headers: { 'Cache-Control': revalidated } })
  }

  return site
}
