import type { Doc } from '../types.ts'
import * as compiled from './validators.gen.ts'

/** A keyword of a schema that a value breaks, and where: a JSON pointer. */
export type Violation = {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
}

type Validator = {
  (this: { country: unknown }, value: unknown): boolean
  errors?: Violation[] | null
}

const validators: Record<string, Validator> = { ...compiled }

/** Everything in a content file that its schema and the clinic's country do not allow. */
export function violationsIn({ role, value, country }: Doc): Violation[] {
  const validate = validators[role.name]
  if (!validate) throw new Error(`${role.name}: no rules`)
  return validate.call({ country }, value) ? [] : (validate.errors ?? [])
}
