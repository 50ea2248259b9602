import type { Bytes, Sides, Taken } from './merge'
import { merged } from './merge'
import type { Ends, SiteStates } from './siteStates'
import type { Touch } from './touches'

/** A place two have changed, with the three states of its file. */
export type Contest = { file: string; touch: Touch; sides: Sides }

/** What is to come onto a commit: each file as it was and as it is wanted. */
export type Wanted = ReadonlyMap<string, Ends>

/** What an editor has chosen for a place; undefined where they have not. */
export type Take = (file: string, touch: Touch) => Taken | undefined

const nothingChosen: Take = () => undefined

/**
 * A change that began at the commit `from`, brought onto `head`: the bytes of each file
 * that is another there, or what both have touched.
 */
export async function combined(
  states: SiteStates,
  { from, wanted }: { from: string; wanted: Wanted },
  head: string,
  take = nothingChosen,
): Promise<{ changes: Map<string, Bytes> } | { contests: Contest[] }> {
  const theirs = await states.between(from, head)
  const changes = new Map<string, Bytes>()
  const contests: Contest[] = []
  for (const [file, { before: base, after: draft }] of wanted) {
    const own = theirs.get(file)
    const sides = { base, draft, site: own ? own.after : base }
    const result = merged(sides, (touch) => take(file, touch))
    if ('bytes' in result) changes.set(file, result.bytes)
    else contests.push(...result.open.map((touch) => ({ file, touch, sides })))
  }
  return contests.length > 0 ? { contests } : { changes }
}
