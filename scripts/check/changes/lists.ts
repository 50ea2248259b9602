/** A member of a list in both states; `undefined` where it is in one alone. */
export type Pair<Item> = { before?: Item; after?: Item; index: number }

/**
 * Pairs the members of two lists by what `keyOf` calls them, the new order first, then
 * what is gone. Where nothing but its value names a member, those left over are taken
 * for changed ones, in their order.
 */
export function pairs<Item>(
  before: Item[],
  after: Item[],
  keyOf: (item: Item) => string,
  named: boolean,
): Pair<Item>[] {
  const left = new Map<string, number[]>()
  for (const [at, item] of before.entries())
    left.set(keyOf(item), [...(left.get(keyOf(item)) ?? []), at])
  const twins = after.map((item) => left.get(keyOf(item))?.shift())
  const gone = [...left.values()].flat().sort((a, b) => a - b)
  const found = after.map((item, index): Pair<Item> => {
    const at = twins[index] ?? (named ? undefined : gone.shift())
    const twin = at === undefined ? undefined : before[at]
    return twin === undefined ? { after: item, index } : { before: twin, after: item, index }
  })
  return [...found, ...gone.flatMap((index) => pairOf(before[index], index))]
}

const pairOf = <Item>(item: Item | undefined, index: number): Pair<Item>[] =>
  item === undefined ? [] : [{ before: item, index }]

/** Which members have left their place among the others: the fewest whose removal leaves the rest in order. */
export function moved(before: string[], after: string[]): Set<string> {
  const place = new Map(before.map((key, index) => [key, index]))
  const kept = after.filter((key) => place.has(key))
  // The longest run that still rises stays; ends[n] is the member that ends the best run of n + 1.
  const ends: string[] = []
  const previous = new Map<string, string | undefined>()
  for (const key of kept) {
    const at = place.get(key) ?? 0
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((place.get(ends[middle] ?? '') ?? 0) < at) low = middle + 1
      else high = middle
    }
    previous.set(key, ends[low - 1])
    ends[low] = key
  }
  const stays = new Set<string>()
  for (let key = ends.at(-1); key !== undefined; key = previous.get(key)) stays.add(key)
  return new Set(kept.filter((key) => !stays.has(key)))
}
