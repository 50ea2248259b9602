/** The fields that identify a record of a list: special days have no id. */
export const ID_FIELDS = ['id', 'date'] as const

/** The id of a list's record. */
export const idOf = (item: unknown): string | undefined =>
  ID_FIELDS.map((field): unknown => Reflect.get(Object(item), field)).find(
    (id) => typeof id === 'string',
  )

/**
 * The keys of a place in a file's value: names of fields, ids of records. A record without an id
 * has its position.
 */
export function keysOf(value: unknown, path: readonly (string | number)[]): string[] {
  let here = value
  return path.map((key) => {
    here = Reflect.get(Object(here), key)
    return (typeof key === 'number' && idOf(here)) || String(key)
  })
}

/** The value at keys; undefined if there is none. */
export const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce(
    (here, key) =>
      Array.isArray(here)
        ? here.find((item) => idOf(item) === key)
        : Reflect.get(Object(here), key),
    value,
  )
