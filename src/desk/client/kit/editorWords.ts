import { editorWordsAddress } from './text'

let fetched: unknown

/** Fetches what the editor's modules read while they are evaluated. Rejects without a response. */
export async function fetchEditorWords(): Promise<void> {
  if (fetched) return
  const response = await fetch(editorWordsAddress)
  if (!response.ok) throw new Error(`${editorWordsAddress}: ${response.status}`)
  fetched = await response.json()
}

/** The fetched words. Throws before they are. */
export function editorWords(): unknown {
  if (!fetched) throw new Error('the editor was imported before its words were fetched')
  return fetched
}
