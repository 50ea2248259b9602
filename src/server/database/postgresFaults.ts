import { DatabaseError as ServerError } from 'pg'
import { DatabaseError } from '../store/database'

/** Two writers were in each other's way; the server has taken one back whole (SQLSTATE). */
const conflicts = ['40001', '40P01']
const uniqueViolation = '23505'
/** The server is going, starting, full or only a standby: another one is, or will be in a moment, ours. */
const leaving = /^(08|57P0|25006|53300)/

/** Whether the server has refused a statement and its connection goes on. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ServerError && !leaving.test(error.code ?? '')

export const isConflict = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && conflicts.includes(error.code)

/**
 * The driver's errors as the store knows them; a fault of the program stays what it is.
 * `isUnknown`: the server had been told to commit.
 */
export function asDatabaseError(error: unknown, { isUnknown = false } = {}): unknown {
  if (error instanceof DatabaseError || error instanceof TypeError) return error
  if (error instanceof ServerError && isRefusal(error))
    return new DatabaseError(error.code ?? 'REFUSED', {
      cause: error,
      isDuplicate: error.code === uniqueViolation,
    })
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return new DatabaseError(typeof code === 'string' ? code : 'CONNECTION_LOST', {
    cause: error,
    isPassing: !isUnknown,
    isUnknown,
  })
}
