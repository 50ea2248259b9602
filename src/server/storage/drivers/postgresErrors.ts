import { DatabaseError as ServerError } from 'pg'
import { DatabaseError } from '../connection'
import { codeOf } from '../storeUnavailable'

/** Serialization failures and deadlocks (SQLSTATE): rolled back, and passing. */
const conflicts = ['40001', '40P01']
const uniqueViolation = '23505'
/** Shutting down, starting or full: passing. */
const leaving = /^(08|57P0|53300)/
/** A read-only server; "serializable mode in a hot standby" is a feature it lacks. */
const standby = ['25006', '0A000']

/** Whether a statement was refused and the connection stays usable. */
export const isRefusal = (error: unknown): error is ServerError =>
  error instanceof ServerError &&
  !leaving.test(error.code ?? '') &&
  !standby.includes(error.code ?? '')

/** Driver errors as DatabaseErrors; bugs pass through. `lost`: what a lost connection means. */
export function asDatabaseError(error: unknown, lost: 'passing' | 'unknown' = 'passing'): unknown {
  if (error instanceof DatabaseError || error instanceof TypeError) return error
  if (isRefusal(error)) {
    const { code = 'REFUSED' } = error
    const otherwise = code === uniqueViolation ? 'duplicate' : 'refused'
    return new DatabaseError(code, conflicts.includes(code) ? 'passing' : otherwise, error)
  }
  return new DatabaseError(codeOf(error) || 'CONNECTION_LOST', lost, error)
}
