import * as v from 'valibot'

const bytes = v.optional(v.number())

/** Bytes on the server's disk; absent where there is nothing. */
export const diskUse = v.strictObject({
  requests: bytes,
  /** Objects of the content repository, with those of drafts. */
  repository: bytes,
  releases: bytes,
  backups: bytes,
  free: v.number(),
})
export type DiskUse = v.InferOutput<typeof diskUse>
