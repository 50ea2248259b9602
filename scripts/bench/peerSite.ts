import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { headerFile, printHeaderRules } from '../../src/server/headerRules.ts'
import { precompress } from '../build/precompress.ts'

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
