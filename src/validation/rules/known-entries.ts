import { diagnostic } from '../diagnostic.ts'
import { keyRange } from '../position.ts'
import { strayEntries } from '../translations/strayEntries.ts'
import type { Diagnostic, Rule, Site } from '../types.ts'

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
