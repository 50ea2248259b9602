import { noteContact } from '../lib/contact'
import type { EditorRefusal } from './contract'

/** Why it was not done; `other`: nobody said. */
export type Refusal = EditorRefusal['error'] | 'other'

const known: readonly string[] = [
  'refused',
  'moved',
  'outside',
  'nothing',
  'outdated',
  'unclean',
  'busy',
] satisfies EditorRefusal['error'][]

/** So long an answer is waited for, in milliseconds: the gate looks, and git writes. */
const patience = 60_000

/** Posts to the editor's endpoint; resolves to undefined when it is done. */
export async function askEditor(path: string, body: object = {}): Promise<Refusal | undefined> {
  try {
    const response = await fetch(`/yonetim/api/editor${path}`, {
      method: 'POST',
      signal: AbortSignal.timeout(patience),
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    noteContact()
    if (response.ok) return undefined
    const { error } = (await response.json()) as { error?: string }
    return error !== undefined && known.includes(error) ? (error as Refusal) : 'other'
  } catch {
    return 'other'
  }
}
