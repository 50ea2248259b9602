import { fieldPath } from '../../content/translation/fields.ts'
import { contentTexts } from '../../content/translation/texts.ts'
import { closest } from '../closest.ts'
import { memberAt } from '../jsonPath.ts'
import type { Doc } from '../types.ts'

/** Entries compared with the names of records; more are left of deleted ones. */
const MOST = 20

/** An entry of a record that does not exist, and the key that it may mean. */
type StrayEntry = { key: string; meant: string | undefined }

/**
 * The entries of a content file's translation that belong to no record. One with the words of a
 * text is used: it has the record's former id, unless other entries of the record have today's.
 */
export function strayEntries(doc: Doc, { role, value }: Doc): StrayEntry[] {
  const texts = contentTexts(role.name, value)
  const keys = new Set(texts.map(({ key }) => key))
  const written = Object.keys(Object(doc.value))
  const stray = written.filter((key) => !keys.has(key))
  if (stray.length === 0) return []
  const names = namesIn(keys)
  const byWords = new Map<unknown, string>(texts.map(({ key, text }) => [text, key]))
  const recordOf = (key: string, place: number) => startOf(key.split('.'), place + 1)
  return stray.flatMap((key, at) => {
    const parts = key.split('.')
    const place = parts.findIndex((part, at) => !names.get(startOf(parts, at))?.has(part))
    const name = parts[place] ?? ''
    // An item of a list without ids: the list has become shorter.
    if (name === '' || /^\d+$/.test(name)) return []
    const used = byWords.get(memberAt(memberAt(doc.value, key), doc.role.own ?? ''))
    const known = at < MOST ? (names.get(startOf(parts, place)) ?? []) : []
    const near = closest(name, known)
    const meant = used ?? (near && parts.with(place, near).join('.'))
    const isOpen = meant !== undefined && keys.has(meant) && !written.includes(meant)
    const isMeant = isOpen && fieldPath(role.name, meant) === fieldPath(role.name, key)
    if (used === undefined) return [{ key, meant: isMeant ? meant : undefined }]
    const record = `${recordOf(used, place)}.`
    return isMeant && written.some((each) => each.startsWith(record)) ? [{ key, meant }] : []
  })
}

const startOf = (parts: readonly string[], end: number) => parts.slice(0, end).join('.')

/** The names that follow each beginning of a key. */
function namesIn(keys: Iterable<string>): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const key of keys) {
    const parts = key.split('.')
    for (const [at, part] of parts.entries()) {
      const start = startOf(parts, at)
      names.set(start, (names.get(start) ?? new Set()).add(part))
    }
  }
  return names
}

/** The content file that a translation is of. */
export const translatedContent = (
  docs: ReadonlyMap<string, Doc>,
  { role }: Doc,
): Doc | undefined => (role.kind === 'translation' ? docs.get(`${role.name}.json`) : undefined)
