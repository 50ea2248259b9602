/** Where a value is written: a file and the path of the value in it. */
export type Origin = { file: string; path: readonly (string | number)[] }

/** Knows where the records of a site are written. */
export type Origins = ReturnType<typeof createOrigins>

/** Remembers origins from the copies of files that a site is made of. */
export function createOrigins() {
  const records = new WeakMap<object, Origin>()
  const translated = new WeakMap<object, Map<string, Origin>>()

  function copied(value: unknown, origin: Origin): unknown {
    if (typeof value !== 'object' || value === null) return value
    const { file, path } = origin
    const copy = Array.isArray(value)
      ? value.map((item, index) => copied(item, { file, path: [...path, index] }))
      : Object.fromEntries(
          Object.entries(value).map(([key, child]) => [
            key,
            copied(child, { file, path: [...path, key] }),
          ]),
        )
    records.set(copy, origin)
    return copy
  }

  return {
    /** A copy of a parsed file, whose records are known. */
    copyOf: (value: unknown, file: string) => copied(value, { file, path: [] }),
    /** A text of a record is replaced by its translation. */
    translate(record: object, key: string, origin: Origin): void {
      const known = translated.get(record) ?? new Map<string, Origin>()
      translated.set(record, known.set(key, origin))
    },
    /** A record is a changed copy of another one. */
    follow<Copy extends object>(copy: Copy, record: object): Copy {
      const [origin, words] = [records.get(record), translated.get(record)]
      if (origin) records.set(copy, origin)
      if (words) translated.set(copy, words)
      return copy
    },
    /** Where a field of a record is written; undefined for what was computed. */
    of(record: object, key: string | number): Origin | undefined {
      const known = records.get(record)
      const words = translated.get(record)?.get(String(key))
      return words ?? (known && { ...known, path: [...known.path, key] })
    },
  }
}
