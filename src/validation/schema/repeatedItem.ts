/**
 * The index of an item that occurs again later, -1 if there is none; in linear time. Objects are
 * equal if their keys have the same order.
 */
export function repeatedItem(items: readonly unknown[]): number {
  const later = new Set<string>()
  return items.findLastIndex((item) => {
    const text = JSON.stringify(item)
    if (later.has(text)) return true
    later.add(text)
    return false
  })
}
