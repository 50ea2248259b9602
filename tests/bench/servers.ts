import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { distDir } from '../../scripts/build/paths.ts'
import { precompress } from '../../scripts/build/precompress.ts'
import { canonicalPath } from '../../scripts/build/sitePaths.ts'
import { headerFile, printHeaderRules } from '../../src/server/http/headers.ts'
import { createSite } from '../../src/server/http/site.ts'
import { freePort, selfSigned } from '../support/host.ts'

type SecureSite = {
  /** The folder of the built site; by default the clinic's. */
  dist?: string
  /** Called for each request of a page. */
  onPage?: () => void
}

/** A site with all its headers over HTTP/2 and TLS, which a proxy adds in production. */
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

/** BENCH_PEER: a built site with the same paths, to be measured beside ours in the same run. */
const peerFolder = (): string | undefined =>
  process.env.BENCH_PEER ? resolve(process.env.BENCH_PEER) : undefined

/**
 * Hands over a copy of the peer's folder, made ready to be served as ours is:
 * compressed as well as can be, without headers of its own. Undefined, where no
 * peer is named. The copy is removed afterwards.
 */
export async function withPeer<Result>(
  use: (dist: string | undefined) => Promise<Result>,
): Promise<Result> {
  const peer = peerFolder()
  if (!peer) return use(undefined)
  if (!existsSync(join(peer, 'index.html'))) throw new Error(`BENCH_PEER: no site is in ${peer}`)
  const folder = mkdtempSync(join(tmpdir(), 'mercan-peer-'))
  try {
    const dist = join(folder, 'dist')
    cpSync(peer, dist, { recursive: true, mode: 0, preserveTimestamps: false })
    writeFileSync(join(dist, headerFile), printHeaderRules([]))
    await precompress(dist, join(folder, 'cache'))
    return await use(dist)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
