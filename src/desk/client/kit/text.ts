import { fill } from '../../../shared/formats/fill'
import type { DocumentWords } from '../../contract/documentWords'

const block = document.getElementById('words')
if (!block) throw new Error('index.html has no #words')

/** One language per document, without a library. */
export const {
  lang,
  formatTag,
  desk: words,
  editor: editorWordsAddress,
}: DocumentWords = JSON.parse(block.textContent)

const plural = new Intl.PluralRules(lang)

/** The plural form for a count, else `other`. */
export function counted(forms: Record<string, unknown>, key: string, count: number): string {
  const text = forms[`${key}_${plural.select(count)}`] ?? forms[`${key}_other`] ?? ''
  return fill(String(text), { count })
}
