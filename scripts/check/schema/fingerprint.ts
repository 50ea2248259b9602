import { createHash } from 'node:crypto'

/**
 * Fingerprint of a schema, blind to line endings and indentation. The known ones are
 * in `schema-lock.gen.json`: a schema that was deleted or loosened is refused by name
 * instead of silently letting everything pass.
 */
export const fingerprintOf = (schema: unknown) =>
  createHash('sha256').update(JSON.stringify(schema)).digest('hex')
