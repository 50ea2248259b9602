/** Computes a value when it is first read; again after an error. */
export function once<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}
