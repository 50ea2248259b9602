/** `name`, else the first free one of `name-2`, `name-3` … */
export function uniqueName(name: string, taken: readonly unknown[]): string {
  if (!taken.includes(name)) return name
  for (let number = 2; ; number += 1)
    if (!taken.includes(`${name}-${number}`)) return `${name}-${number}`
}

/** The ids of all records in a value. */
export function idsIn(value: unknown): string[] {
  const found: string[] = []
  JSON.stringify(value, (key, part: unknown) => {
    if (key === 'id' && typeof part === 'string') found.push(part)
    return part
  })
  return found
}

/** A copy of a record with an id that no record in `whole` has. */
export function withFreshId(record: unknown, whole: unknown): unknown {
  const id: unknown = Reflect.get(Object(record), 'id')
  if (typeof id !== 'string') return record
  return { ...Object(record), id: uniqueName(id.replace(/-\d+$/, ''), idsIn(whole)) }
}
