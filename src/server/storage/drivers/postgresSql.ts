import { DatabaseError as ServerError } from 'pg'
import { DatabaseError, type Statement } from '../connection'
import { codeOf } from '../storeUnavailable'

/** Serialization failures and deadlocks (SQLSTATE): rolled back. */
const conflicts = ['40001', '40P01']
const uniqueViolation = '23505'
/** Shutting down, starting or full: passing. */
const leaving = /^(08|57P0|53300)/
/** A read-only server; "serializable mode in a hot standby" is a feature it lacks. */
const standby = ['25006', '0A000']

/** Whether a statement was refused and the connection stays usable. */
export const isRefusal = (error: unknown): error is ServerError =>
  error instanceof ServerError && !leaving.test(error.code ?? '') && !isStandby(error)

/** Whether a connection leads to a server that only reads. */
export const isStandby = (error: unknown): boolean => standby.includes(codeOf(error))

export const isConflict = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && conflicts.includes(error.code)

/** Driver errors as DatabaseErrors; bugs pass through. `lost`: what a lost connection means. */
export function asDatabaseError(error: unknown, lost: 'passing' | 'unknown' = 'passing'): unknown {
  if (error instanceof DatabaseError || error instanceof TypeError) return error
  if (isRefusal(error)) {
    const kind = error.code === uniqueViolation ? 'duplicate' : 'refused'
    return new DatabaseError(error.code ?? 'REFUSED', kind, error)
  }
  return new DatabaseError(codeOf(error) || 'CONNECTION_LOST', lost, error)
}

/** In the protocol's form: `$1` for the first value. */
export type Query = { text: string; values: unknown[] }

const words =
  /'[^']*'|::|:(?<name>\w+)|\?|\bchanges\(\)|\bjson_object\(|\bjson_each\(:(?<list>\w+)\)/g

/** Translates a statement; quoted text is kept. `changed`: rows of the previous statement. */
export function postgresQuery(statement: Statement, changed: number): Query {
  const { sql, args = [] } = typeof statement === 'string' ? { sql: statement } : statement
  const values: unknown[] = []
  const places = new Map<string, number>()
  const add = (value: unknown) => `$${values.push(value)}`

  function place(name: string): string {
    const known = places.get(name)
    if (known !== undefined) return `$${known}`
    places.set(name, values.length + 1)
    return add(bound(Array.isArray(args) ? undefined : args[name]))
  }

  let next = 0
  const text = sql.replace(words, (word, ...rest) => {
    const { name, list } = rest.at(-1) as { name?: string; list?: string }
    if (name !== undefined) return place(name)
    if (list !== undefined) return `json_array_elements_text(${place(list)}::json)`
    if (word === 'changes()') return String(changed)
    if (word === 'json_object(') return 'json_build_object('
    if (word !== '?') return word
    next += 1
    return add(bound(Array.isArray(args) ? args[next - 1] : undefined))
  })
  return { text, values }
}

/** Booleans as numbers, as in SQLite. Throws for an unbound name. */
function bound(value: unknown): unknown {
  if (value === undefined) throw new TypeError('a statement lacks a value')
  return typeof value === 'boolean' ? Number(value) : value
}
