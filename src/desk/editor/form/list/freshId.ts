import { plainLetters } from '../../../../formats/letters'

/** A name as a record's code is written: small letters without marks, figures, hyphens. */
export const codeOf = (name: string): string =>
  plainLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** `wanted` where nobody has it, else the first of `wanted-2`, `wanted-3` … that is free. */
export function freeName(wanted: string, taken: readonly unknown[]): string {
  if (!taken.includes(wanted)) return wanted
  for (let number = 2; ; number += 1)
    if (!taken.includes(`${wanted}-${number}`)) return `${wanted}-${number}`
}

/** A copy of a record with a code of its own among those of its list; as it is where it has none. */
export function withFreshId(record: unknown, list: readonly unknown[]): unknown {
  const id: unknown = Reflect.get(Object(record), 'id')
  if (typeof id !== 'string') return record
  const taken = list.map((each): unknown => Reflect.get(Object(each), 'id'))
  return { ...Object(record), id: freeName(id.replace(/-\d+$/, ''), taken) }
}
