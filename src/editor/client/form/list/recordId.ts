/** `name`, else the first free one of `name-2`, `name-3` … */
export function uniqueName(name: string, taken: readonly unknown[]): string {
  if (!taken.includes(name)) return name
  for (let number = 2; ; number += 1)
    if (!taken.includes(`${name}-${number}`)) return `${name}-${number}`
}

/** A copy of a record with an id that is unique in its list. */
export function withFreshId(record: unknown, list: readonly unknown[]): unknown {
  const id: unknown = Reflect.get(Object(record), 'id')
  if (typeof id !== 'string') return record
  const taken = list.map((each): unknown => Reflect.get(Object(each), 'id'))
  return { ...Object(record), id: uniqueName(id.replace(/-\d+$/, ''), taken) }
}
