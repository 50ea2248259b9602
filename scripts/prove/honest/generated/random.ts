import { seeded } from '../../proof.ts'

/** Choices that are the same again for the same seed. */
export type Random = {
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number
  /** One of a list. Throws when it is empty. */
  oneOf<Item>(items: readonly Item[]): Item
}

export function randomOf(seed: number): Random {
  const next = seeded(seed)
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)]
    if (item === undefined) throw new Error('There is nothing to choose from')
    return item
  }
  return { between, oneOf }
}
