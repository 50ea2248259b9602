/** Keeps the values used last, up to a total weight; a heavier value is not kept. */
export function createCache<Value>(most: number, weigh: (value: Value) => number = () => 1) {
  // In the order of their last use.
  const values = new Map<string, Value>()
  let total = 0

  function remove(key: string, value: Value): void {
    values.delete(key)
    total -= weigh(value)
  }

  return {
    get(key: string): Value | undefined {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    delete(key: string): void {
      const value = values.get(key)
      if (value !== undefined) remove(key, value)
    },
    set(key: string, value: Value): void {
      const former = values.get(key)
      if (former !== undefined) remove(key, former)
      if (weigh(value) > most) return
      values.set(key, value)
      total += weigh(value)
      for (const [oldest, old] of values) {
        if (total <= most) break
        remove(oldest, old)
      }
    },
  }
}
