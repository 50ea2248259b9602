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

export const isConflict = (error: unknown): boolean =>
  error instanceof DatabaseError && conflicts.includes(error.code)

/**
 * The driver's errors as the store knows them; a fault of the program stays what it is.
 * A connection lost while the server was told to commit leaves it unknown whether it has:
 * that is never tried again here, but by whoever knows the request by its key.
 */
export function asDatabaseError(error: unknown, { isCommit = false } = {}): unknown {
  if (error instanceof DatabaseError || error instanceof TypeError) return error
  if (error instanceof ServerError && isRefusal(error))
    return new DatabaseError(error.code ?? 'REFUSED', {
      cause: error,
      isDuplicate: error.code === uniqueViolation,
    })
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return new DatabaseError(typeof code === 'string' ? code : 'CONNECTION_LOST', {
    cause: error,
    isPassing: !isCommit,
  })
}
