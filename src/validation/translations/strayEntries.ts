import { fieldPath } from '../../content/translation/fields.ts'
import { contentTexts } from '../../content/translation/texts.ts'
import { closest } from '../closest.ts'
import { memberAt } from '../jsonPath.ts'
import type { Doc } from '../types.ts'

/** Entries compared with the texts without one; more are left of deleted records. */
const MOST = 20

/**
 * The entries of a content file's translation that belong to no text, each with the key that it
 * may mean. One with the words of a text is used: it has the record's former id, unless other
 * entries of the record have today's.
 */
export function strayEntries(
  { role, value }: Doc,
  docs: ReadonlyMap<string, Doc>,
): { key: string; meant: string | undefined }[] {
  const content = docs.get(`${role.name}.json`)
  if (role.kind !== 'translation' || !content) return []
  const { name } = content.role
  const texts = contentTexts(name, content.value)
  const keys = new Set(texts.map(({ key }) => key))
  const byWords = new Map<unknown, string>(texts.map(({ key, text }) => [text, key]))
  const written = Object.keys(Object(value))
  // Lists of items without ids may have become shorter.
  const stray = written.filter((key) => !keys.has(key) && !/\.\d+(?:\.|$)/.test(key))
  if (stray.length === 0) return []
  for (const key of written) keys.delete(key)
  return stray.flatMap((key, at) => {
    const isLike = (other: string) => fieldPath(name, other) === fieldPath(name, key)
    const used = byWords.get(memberAt(memberAt(value, key), role.own ?? ''))
    if (used === undefined)
      return [{ key, meant: at < MOST ? closest(key, [...keys].filter(isLike)) : undefined }]
    const record = used.replace(/[^.]+$/, '')
    const isMeant = keys.has(used) && isLike(used)
    return isMeant && written.some((each) => each.startsWith(record)) ? [{ key, meant: used }] : []
  })
}
