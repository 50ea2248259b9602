import { DeskFault } from '../lib/ask'
import { noteContact } from '../lib/contact'
import type { EditorRefusal } from './contract'
import { texts } from './words'

/** Why it was not done; `other`: nobody said. */
export type Refused = EditorRefusal | { error: 'other' }

/** So long an answer is waited for, in milliseconds: the gate looks, and git writes. */
const patience = 60_000

/** Posts to the editor's endpoint; resolves to undefined when it is done. */
export async function askEditor(path: string, body: object = {}): Promise<Refused | undefined> {
  const answer = await answerOf<object | undefined>(path, body)
  return answer && 'error' in answer ? (answer as Refused) : undefined
}

/** Posts to the editor's endpoint; resolves to what it answers, undefined where that is nothing. */
export async function answerOf<T>(path: string, body: object): Promise<T | Refused> {
  try {
    const response = await fetch(`/yonetim/api/editor${path}`, {
      method: 'POST',
      signal: AbortSignal.timeout(patience),
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    noteContact()
    const text = await response.text()
    const answer = text === '' ? undefined : JSON.parse(text)
    if (response.ok) return answer
    return answer?.error in texts.refusals ? answer : { error: 'other' }
  } catch {
    return { error: 'other' }
  }
}

/** What the server has said instead of an answer, in words; undefined where that is no refusal of the editor's. */
export const sayFault = (fault: unknown): string | undefined =>
  fault instanceof DeskFault && fault.code in texts.refusals
    ? texts.refusals[fault.code as Refused['error']]
    : undefined

/** A refusal in words; of what the gate refuses, its sentences. */
export function sayRefusal(refused: Refused): string {
  const said = texts.refusals[refused.error]
  if (refused.error !== 'refused') return said
  return [said, ...refused.findings.faults.map(({ sentence }) => sentence)].join(' ')
}
