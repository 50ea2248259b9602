import * as v from 'valibot'
import { fileName, rebasedDraft, version } from './contract'

/** Bodies about one version of a proposal: it is sent, looked at, continued and approved. */

/** The stored version of a sent draft. */
export const proposed = v.strictObject({ version })

/** Proposals as a manager has looked at them, to publish in one publication. */
export const approval = v.strictObject({
  proposals: v.pipe(
    v.array(v.strictObject({ id: v.string(), version })),
    v.minLength(1),
    v.maxLength(100),
  ),
})
export type Approval = v.InferOutput<typeof approval>

/** The draft of a proposal. */
export const proposalDraft = v.strictObject({ ...rebasedDraft.entries, version })

const place = v.strictObject({
  file: fileName,
  path: v.pipe(v.array(v.union([v.string(), v.number()])), v.readonly()),
})

/** A proposal on top of the site as it is now, and the places that differ on either side. */
export const proposalPages = v.strictObject({
  ...rebasedDraft.entries,
  places: v.strictObject({ before: v.array(place), after: v.array(place) }),
})
export type ProposalPages = v.InferOutput<typeof proposalPages>
