import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { canonicalPath } from '../../scripts/build/sitePaths.ts'
import { createSite } from '../../src/server/site.ts'
import { distDir } from '../build/places.ts'
import { freePort, selfSigned } from '../prove/hosting/host.ts'

type SecureSite = {
  /** The folder of the built site; the clinic's own unless it is told. */
  dist?: string
  /** Called when a page is asked for. */
  onPage?: () => void
}

/** A site with all its headers over HTTP/2 and TLS, which `npm start` leaves to what stands before it. */
export async function withSecureServer<Result>(
  measure: (origin: string) => Promise<Result>,
  { dist = distDir, onPage = () => {} }: SecureSite = {},
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'mercan-bench-'))
  const { key, certificate } = selfSigned(folder)
  const site = createSite({ dist, canonicalPath })
  const server = createSecureServer(
    { key: readFileSync(key), cert: certificate, allowHTTP1: true },
    getRequestListener((request) => {
      if (request.headers.get('accept')?.includes('text/html')) onPage()
      return site.fetch(request)
    }),
  )
  try {
    const port = await freePort()
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return await measure(`https://localhost:${port}`)
  } finally {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
