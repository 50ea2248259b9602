import { fieldPath } from '../../content/translation/fields.ts'
import { contentTexts, isForVisitors } from '../../content/translation/texts.ts'
import { closest } from '../closest.ts'
import { diagnostic, diagnosticAt, pathDiagnostic } from '../diagnostic.ts'
import { memberAt, ofFile } from '../jsonPath.ts'
import { contractFor } from '../plurals.ts'
import { keyRange } from '../position.ts'
import { localeContracts } from '../schemas.ts'
import type { Diagnostic, Doc, FileKind, Rule, Site } from '../types.ts'

/**
 * Each entry of a translation file is of a text that can be translated, and consists of the
 * translated text and its translation. An empty translation is none.
 */
export const translationEntries: Rule = {
  scope: 'file',
  *check(doc: Doc): Iterable<Diagnostic> {
    if (doc.role.kind !== 'translation') return
    if (!isGroup(doc.value)) {
      yield pathDiagnostic('translation.shape', examples(doc.role), doc, [])
      return
    }
    for (const [key, entry] of Object.entries(doc.value)) {
      const fault = unknownKey(doc, key) ?? badEntry(doc, key, entry)
      if (fault) yield fault
    }
  },
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const examples = ({ own = '', language }: FileKind) => ({
  example: `{ "${own}": "…", "${language}": "…" }`,
})

/** A key that no record of the schema and no text of the code can have. */
function unknownKey(doc: Doc, key: string): Diagnostic | undefined {
  const { name, language } = doc.role
  const content = /^content\/(.+)/.exec(name)?.[1]
  if (content !== undefined && fieldPath(content, key) !== undefined) return undefined
  const contract = content === undefined ? contractFor(localeContracts[name] ?? {}, language) : {}
  if (Object.hasOwn(contract, key) && isForVisitors(name, key)) return undefined
  const absent = Object.keys(contract).filter((each) => !Object.hasOwn(Object(doc.value), each))
  const meant = closest(key, new Set(absent))
  return diagnostic('translation.unknown', { key }, doc.file, keyRange(doc, [key]), {
    path: [key],
    ...(meant !== undefined && { suggestion: `"${meant}"` }),
  })
}

function badEntry(doc: Doc, key: string, entry: unknown): Diagnostic | undefined {
  const { own = '', language } = doc.role
  if (!isGroup(entry)) return pathDiagnostic('translation.shape', examples(doc.role), doc, [key])
  const strange = Object.keys(entry).find((each) => each !== own && each !== language)
  if (strange !== undefined) {
    const range = keyRange(doc, [key, strange])
    const path = [key, strange]
    return diagnostic('translation.shape', examples(doc.role), doc.file, range, { path })
  }
  for (const code of [own, language]) {
    const text = memberAt(entry, code)
    if (text === undefined)
      return pathDiagnostic('translation.shape', examples(doc.role), doc, [key])
    if (typeof text !== 'string') return diagnosticAt('locale.type', {}, doc, [key, code])
  }
  return undefined
}

/** No entry of a translation misspells the record of an untranslated text. */
export const knownEntries: Rule = {
  scope: 'site',
  *check({ docs }: Site): Iterable<Diagnostic> {
    for (const doc of docs.values())
      for (const { key, meant } of strayEntries(doc, docs)) {
        if (meant === undefined) continue
        const range = keyRange(doc, [key])
        const text = JSON.stringify(meant)
        const details = { path: [key], suggestion: text, edit: { ...range, text } }
        yield diagnostic('translation.unknown', { key }, doc.file, range, details)
      }
  },
}

const textsOf = ofFile(({ role, value }) => contentTexts(role.name, value))

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
  const texts = textsOf(content)
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
