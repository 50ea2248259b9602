import type { Path } from '../contract'
import { idOf } from '../form/formContext'

/** The path of the value that a field's id stands for; undefined where a text has no such place. */
export function pathOf(text: string, id: string): Path | undefined {
  const find = (part: unknown, path: Path): Path | undefined => {
    if (path.length > 0 && idOf(path) === id) return path
    if (part === null || typeof part !== 'object') return undefined
    for (const [key, item] of Object.entries(part)) {
      const found = find(item, [...path, Array.isArray(part) ? Number(key) : key])
      if (found) return found
    }
    return undefined
  }
  return find(JSON.parse(text), [])
}
