import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { join, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { precompress } from '../../scripts/publish/compress.ts'
import { distDir } from '../../scripts/publish/paths.ts'
import { headerFile, printHeaderRules } from '../../src/server/http/headers.ts'
import { createSite } from '../../src/server/http/site.ts'
import { canonicalPath } from '../support/canonicalPath.ts'
import { withFolder } from '../support/folders.ts'
import { listen, selfSigned } from '../support/host.ts'

type SecureSite = {
  /** The folder of the built site; by default the clinic's. */
  dist?: string
  /** Called for each request of a page. */
  onPage?: () => void
}

/** Serves a site over HTTP/2 and TLS, which a proxy adds in production. */
export const withSecureServer = <Result>(
  measure: (origin: string, certificateFile: string) => Promise<Result>,
  { dist = distDir, onPage = () => {} }: SecureSite = {},
): Promise<Result> =>
  withFolder('secure', async (folder) => {
    const { key, file, certificate } = selfSigned(folder)
    const site = createSite({ dist, canonicalPath })
    const server = createSecureServer(
      { key: readFileSync(key), cert: certificate, allowHTTP1: true },
      getRequestListener((request) => {
        if (request.headers.get('accept')?.includes('text/html')) onPage()
        return site.fetch(request)
      }),
    )
    try {
      return await measure(`https://localhost:${await listen(server)}`, file)
    } finally {
      server.close()
    }
  })

/**
 * Calls `use` with a copy of the peer's site (BENCH_PEER), compressed as ours and without its
 * headers; with undefined if BENCH_PEER is not set.
 */
export async function withPeer<Result>(
  use: (dist: string | undefined) => Promise<Result>,
): Promise<Result> {
  const peer = process.env.BENCH_PEER && resolve(process.env.BENCH_PEER)
  if (!peer) return use(undefined)
  if (!existsSync(join(peer, 'index.html'))) throw new Error(`BENCH_PEER: no site is in ${peer}`)
  return withFolder('peer', async (folder) => {
    const dist = join(folder, 'dist')
    cpSync(peer, dist, { recursive: true })
    const anything = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'"
    const rule = { pattern: '/*', headers: { 'Content-Security-Policy': anything } }
    writeFileSync(join(dist, headerFile), printHeaderRules([rule]))
    await precompress(dist)
    return use(dist)
  })
}
