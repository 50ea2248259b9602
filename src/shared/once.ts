/** Computes a value when it is first read; again after an error. */
export function once<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}

/** Computes a value for each key when it is first read; again after an error. */
export function onceFor<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key))
    return known.get(key) as Value
  }
}
