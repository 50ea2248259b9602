import type { Random } from './random.ts'

/** The list with an item copied, taken out or moved, or turned round. */
export function otherList(list: readonly unknown[], random: Random): unknown[] {
  if (list.length === 0) return []
  const item = random.oneOf(list)
  const without = list.toSpliced(list.indexOf(item), 1)
  const copies = Array.from({ length: random.oneOf([1, 1, 1, 12]) }, () =>
    withOtherIds(item, random),
  )
  return random.oneOf([
    () => [...list, ...copies],
    () => [...copies, ...list],
    () => without,
    () => without.toSpliced(random.between(0, without.length), 0, item),
    () => list.toReversed(),
  ])()
}

/** A record's copy is another record, as everything in it is. */
function withOtherIds(value: unknown, random: Random): unknown {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((part) => withOtherIds(part, random))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'id' ? `${part}-${random.between(100, 999_999)}` : withOtherIds(part, random),
    ]),
  )
}
