/** Options of a proof; each has its own defaults. */
export type Sizes = {
  /** Where chance begins: the same seed, the same run. */
  seed?: number
  rounds?: number
  years?: number
  /** Only what is quick. */
  sample?: boolean
}

/** One claim about the product and the work that would refute it. */
export type Proof = {
  /** How it is called: `npm run prove -- <name>`. */
  name: string
  /** What is shown to hold, in a sentence. */
  claim: string
  /** Resolves to what was measured, in a line; throws when the claim does not hold. */
  run(sizes: Sizes): Promise<string>
}

/** Throws with `fault` unless `holds`. */
export function must(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new Error(fault)
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
