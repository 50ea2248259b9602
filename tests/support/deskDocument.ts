/** A document with the clinic's words, for modules of desk and editor: import this before them. */
import { vi } from 'vitest'
import { deskWords } from '../../scripts/publish/deskWords.ts'
import { clinicDir } from '../../scripts/publish/paths.ts'
import { readSites } from '../../src/content/loading/read.ts'

const words = deskWords(
  readSites(clinicDir).own,
  (_name, json) => `data:application/json,${encodeURIComponent(json.toString())}`,
)
vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(words) }) })
const { fetchEditorWords } = await import('../../src/desk/client/kit/editorWords')
await fetchEditorWords()
