import { DeskFault } from '../lib/ask'
import { noteContact } from '../lib/contact'
import { counted, fill } from '../lib/words'
import type { EditorRefusal } from './contract'
import { texts } from './words'

/** Why it was not done; `later`: it is to be tried again after so many seconds; `other`: nobody said. */
export type Refused = EditorRefusal | { error: 'later'; retryAfter: number } | { error: 'other' }

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
    if (answer?.error in texts.refusals) return answer
    const retryAfter = Number(response.headers.get('Retry-After'))
    return retryAfter > 0 ? { error: 'later', retryAfter } : { error: 'other' }
  } catch {
    return { error: 'other' }
  }
}

/** What the server has said instead of an answer, in words; undefined where that is no refusal of the editor's. */
export function sayFault(fault: unknown): string | undefined {
  if (!(fault instanceof DeskFault)) return undefined
  const { code, retryAfter } = fault
  if (code in texts.refusals) return sayCode(code as Refused['error'], retryAfter)
  return retryAfter ? sayCode('later', retryAfter) : undefined
}

/** A refusal in words; of what the gate refuses, its sentences. */
export function sayRefusal(refused: Refused): string {
  const said = sayCode(refused.error, 'retryAfter' in refused ? refused.retryAfter : undefined)
  if (refused.error !== 'refused') return said
  return [said, ...refused.findings.faults.map(({ sentence }) => sentence)].join(' ')
}

const sayCode = (code: Refused['error'], seconds: number | undefined): string =>
  fill(texts.refusals[code], { again: sayAgain(seconds) })

/** When it may be tried again: in seconds below a minute, in whole minutes from there on. */
function sayAgain(seconds: number | undefined): string {
  if (!seconds) return texts.again.later
  if (seconds < 60) return counted(texts.again, 'seconds', Math.ceil(seconds))
  return counted(texts.again, 'minutes', Math.ceil(seconds / 60))
}
