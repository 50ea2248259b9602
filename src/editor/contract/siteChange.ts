import * as v from 'valibot'

/** One difference; `place` names its record or part, outermost first. Reports carry further fields. */
export const changeLine = v.object({
  kind: v.picklist(['changed', 'added', 'removed', 'moved']),
  place: v.array(v.string()),
  /** In its file. */
  path: v.optional(v.pipe(v.array(v.union([v.string(), v.number()])), v.readonly())),
  title: v.string(),
  before: v.optional(v.string()),
  after: v.optional(v.string()),
  /** Of a number, as a share of its old value. */
  growth: v.optional(v.number()),
  /** The new picture, by its name below content/media. */
  picture: v.optional(v.string()),
  /** Of an added record: what visitors see of it. */
  fields: v.optional(
    v.array(
      v.strictObject({
        title: v.string(),
        text: v.optional(v.string()),
        picture: v.optional(v.string()),
      }),
    ),
  ),
})
export type ChangeLine = v.InferOutput<typeof changeLine>

/** The change report of a proposal. `pages`: names of the pages that show it. */
export const siteChange = v.object({
  files: v.array(
    v.strictObject({ file: v.string(), title: v.string(), changes: v.array(changeLine) }),
  ),
  media: v.array(
    v.strictObject({ name: v.string(), kind: v.picklist(['added', 'removed', 'changed']) }),
  ),
  pages: v.array(v.string()),
  /** Texts that keep an earlier translation, and those not shown until they are translated. */
  languages: v.array(
    v.strictObject({
      language: v.string(),
      stale: v.array(v.string()),
      omitted: v.array(v.string()),
    }),
  ),
})
export type SiteChange = v.InferOutput<typeof siteChange>

/**
 * A changed value of a file, or the changed order of a list. `keys`: names of fields and ids of
 * records; empty for the whole file.
 */
export const changedRecord = v.strictObject({
  file: v.string(),
  kind: v.picklist(['value', 'order']),
  keys: v.pipe(v.array(v.string()), v.readonly()),
})
export type ChangedRecord = v.InferOutput<typeof changedRecord>
