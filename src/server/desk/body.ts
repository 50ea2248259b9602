import * as v from 'valibot'
import type { DeskContext } from './env'

/** The request's body, if it is JSON of this shape. */
export async function readBody<S extends v.GenericSchema>(
  c: DeskContext,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  const body: unknown = await c.req.json().catch(() => undefined)
  const result = v.safeParse(schema, body)
  return result.success ? result.output : undefined
}
