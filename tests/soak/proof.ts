import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { distDir } from '../../scripts/publish/paths.ts'

/** Options of a proof; each has its own defaults. */
export type Sizes = {
  /** The same seed gives the same run. */
  seed?: number
  rounds?: number
  years?: number
  /** Only the quick part. */
  sample?: boolean
  /** The cluster as it was recommended before, which loses requests. */
  former?: boolean
}

/** A claim about the product and the work that would refute it. */
export type Proof = {
  /** As in `npm run prove -- <name>`. */
  name: string
  claim: string
  /** Resolves to the measured figures; throws if the claim does not hold. */
  run(sizes: Sizes): Promise<string>
}

/** Throws with `fault` unless `holds`. */
export function must(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new Error(fault)
}

export const mustBeBuilt = (): void =>
  must(existsSync(join(distDir, '_headers')), 'There is no built site. Run "npm run build" first.')

/** Resolves once the condition holds; throws with `fault` after `most` milliseconds. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  fault: string,
  most = 120_000,
): Promise<void> {
  const end = performance.now() + most
  while (!(await condition())) {
    must(performance.now() < end, fault)
    await wait(50)
  }
}

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
