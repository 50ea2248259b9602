import { diagnosticAt } from './diagnostic.ts'
import { leavesOf } from './jsonPath.ts'
import { typedQuotation } from './rules/finished-text.ts'
import { type Blemish, blemishesAt } from './rules/plain-text.ts'
import { titleAt } from './schema/node.ts'
import type { Diagnostic, Doc } from './types.ts'

/** Cyrillic and Greek letters that look like Latin ones. */
const ALIKE = '[АВЕКМНОРСТУХІЅЈаеорсухіѕјΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]'
const mixed: Blemish = {
  code: 'warn.look-alike',
  find: new RegExp(`${ALIKE}(?:(?<=\\p{Script=Latin}.)|(?=\\p{Script=Latin}))`, 'u'),
}

/** A question mark after a word inside a text. */
const LOST = /(?<!\p{L})(\p{L}+)\?(?=\s\p{L})/u

/** Words that are looked for in a site. */
const MOST = 20

/** Slips in texts that may be meant. */
export function* textWarnings(doc: Doc, docs: ReadonlyMap<string, Doc>): Iterable<Diagnostic> {
  let looked = 0
  for (const leaf of leavesOf(doc)) {
    const { path, value } = leaf
    // The originals of translations have their warnings in their own file.
    const isOriginal = doc.role.kind === 'translation' && path.at(-1) !== doc.role.language
    if (typeof value !== 'string' || isOriginal) continue
    yield* typedQuotation(leaf, doc)
    yield* blemishesAt(leaf, doc, [mixed])
    const stem = value.includes('?') ? LOST.exec(value)?.[1] : undefined
    if (!stem || looked++ >= MOST) continue
    const word = new RegExp(`(?<!\\p{L})${stem}(?![a-z])\\p{L}(?!\\p{L})`, 'iu')
    const [found] = [...docs.values()].flatMap(({ text }) => word.exec(text) ?? [])
    const words = { title: titleAt(doc.schema, path) }
    const suggestion = JSON.stringify(`${stem}${found?.at(-1)}`)
    if (found) yield diagnosticAt('warn.lost-letter', words, doc, path, { suggestion })
  }
}
