import { ApiError, caller, noteResponse, requestTo } from '../../desk/client/kit/call'
import { counted } from '../../desk/client/kit/text'
import type { CallArguments, ResponseOf } from '../../shared/contract'
import { fill } from '../../shared/formats/fill'
import type { EditorRefusal, StorageTrouble } from '../contract/contract'
import type { EditorRoutes } from '../contract/routes'
import { shownText } from './slots'
import { texts } from './text'

/**
 * `later`: retry after that many seconds; `other`: unknown reason; `draftFirst`: the draft has other
 * changes; `notFound`: the proposal no longer waits; `apart`: it has changed since it was opened, and
 * the draft has become a proposal of its own.
 */
export type Refusal =
  | EditorRefusal
  | { error: 'later'; retryAfter: number }
  | { error: 'other' | 'draftFirst' | 'notFound' | 'apart' }

/** Milliseconds, as the server's own limit: it validates beside other work, and writes to git. */
const timeout = 120_000

type PostRoute = Extract<keyof EditorRoutes, `POST ${string}`>

export const callSite = caller<EditorRoutes>()

/** Posts to the editor's endpoint. Resolves to the response, undefined without a body, or the refusal. */
export async function callEditor<Key extends PostRoute>(
  key: Key,
  ...given: CallArguments<Key, EditorRoutes[Key]>
): Promise<ResponseOf<EditorRoutes[Key]> | Refusal> {
  try {
    const [url, init] = requestTo(key, ...given)
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) })
    noteResponse()
    // Other successes have no body.
    if (response.ok && response.status !== 200) return undefined as ResponseOf<EditorRoutes[Key]>
    const answer = await response.json().catch(() => undefined)
    if (response.ok && answer) return answer
    if (answer?.error in texts.refusals) return answer
    const retryAfter = Number(response.headers.get('Retry-After'))
    return retryAfter > 0 ? { error: 'later', retryAfter } : { error: 'other' }
  } catch {
    return { error: 'other' }
  }
}

/** The refusal of a failed read. */
export function refusalOf(fault: unknown): Refusal {
  if (!(fault instanceof ApiError)) return { error: 'other' }
  const { code, retryAfter } = fault
  if (code in texts.refusals) return { error: code as StorageTrouble, retryAfter }
  return retryAfter ? { error: 'later', retryAfter } : { error: 'other' }
}

/** The message for a refusal, with the validator's errors. */
export function refusalText(refused: Refusal): string {
  const text = codeText(refused.error, 'retryAfter' in refused ? refused.retryAfter : undefined)
  if (refused.error !== 'refused') return text
  return [text, ...refused.findings.faults.map(({ sentence }) => shownText(sentence))].join(' ')
}

const codeText = (code: Refusal['error'], seconds: number | undefined): string =>
  fill(texts.refusals[code], { again: retryText(seconds) })

/** Seconds below a minute, else whole minutes. */
function retryText(seconds: number | undefined): string {
  if (!seconds) return texts.again.later
  if (seconds < 60) return counted(texts.again, 'seconds', Math.ceil(seconds))
  return counted(texts.again, 'minutes', Math.ceil(seconds / 60))
}
