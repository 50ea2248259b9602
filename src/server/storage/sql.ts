import type { Dialect, TableName, Tables } from './tables'

type Value = string | number | boolean | null
/** What the databases word differently. */
type Wording = Record<Dialect, string>
type Part = string | Wording | { value: Value } | typeof previousChanges

/** How many rows the previous statement of a transaction has changed. */
const previousChanges = Symbol('previousChanges')

/** SQL with its values; `R`: the rows that it selects. Made by `sql`, printed by a driver. */
export type Sql<R = unknown> = {
  readonly parts: readonly Part[]
  /** A SELECT of many rows: a driver may read them as one text. */
  readonly isLong?: boolean
  readonly row?: R
}

/** SQL of a template, whose expressions are values, which are bound, or SQL. */
export const sql = <R = unknown>(
  texts: TemplateStringsArray,
  ...expressions: readonly (Value | Sql)[]
): Sql<R> => ({
  parts: texts.flatMap((text, at) => {
    if (at === 0) return [text]
    const expression = expressions[at - 1]
    if (expression === undefined) throw new TypeError('a statement lacks a value')
    const isSql = typeof expression === 'object' && expression !== null
    return [...(isSql ? expression.parts : [{ value: expression }]), text]
  }),
})

export const long = <R>(statement: Sql<R>): Sql<R> => ({ ...statement, isLong: true })

/** SQL without values, such as the name of a column. Never of a visitor's text. */
export const verbatim = (text: string): Sql => ({ parts: [text] })

/** SQL in the words of each database. */
const worded = (sqlite: string, postgres: string): Sql => ({ parts: [{ sqlite, postgres }] })

export const joined = (list: readonly Sql[], by: string): Sql => ({
  parts: list.flatMap(({ parts }, at) => (at === 0 ? parts : [by, ...parts])),
})

/** `(SELECT value FROM ...)` of a list, as texts. */
export const listed = (list: readonly (string | number)[]): Sql =>
  sql`(SELECT value FROM ${worded('json_each(', 'json_array_elements_text(')}${JSON.stringify(list)}${worded(')', '::json)')})`

/** A JSON object of SQL by key. */
export const jsonObject = (values: Record<string, Sql>): Sql => {
  const entries = Object.entries(values).map(
    ([name, each]) => sql`${verbatim(`'${name}'`)}, ${each}`,
  )
  return sql`${worded('json_object(', 'json_build_object(')}${joined(entries, ', ')})`
}

/**
 * Whether the previous statement of a transaction has changed one row. So each write is a chain of
 * conditional statements, sent together: one statement cannot write two tables in SQLite, and a
 * decision in our code would hold the lock of all writers for one round trip more.
 */
export const changedOne: Sql<boolean> = { parts: [previousChanges, ' = 1'] }
export const changedSome: Sql<boolean> = { parts: [previousChanges, ' > 0'] }

/** Columns of numbers accept booleans, as 0 and 1. */
type Flag<Value> = Value extends number ? boolean : never

/** Columns of a table with their values, or SQL that selects them. */
type Written<Name extends TableName> = {
  [Column in keyof Tables[Name]]?: Tables[Name][Column] | Flag<Tables[Name][Column]> | Sql
}

/** INSERT of a row; `rest` is what follows the selected values: FROM, WHERE. */
export const insert = <Name extends TableName>(
  table: Name,
  row: Written<Name>,
  rest: Sql = sql``,
): Sql => {
  const values = Object.values(row as Record<string, Value | Sql>).map((each) => sql`${each}`)
  const columns = verbatim(`${table} (${Object.keys(row).join(', ')})`)
  return sql`INSERT INTO ${columns} SELECT ${joined(values, ', ')} ${rest}`
}

/** `column = value` of an UPDATE. */
export const assigned = <Name extends TableName>(_table: Name, row: Written<Name>): Sql => {
  const values = Object.entries(row as Record<string, Value | Sql>)
  return joined(
    values.map(([column, value]) => sql`${verbatim(column)} = ${value}`),
    ', ',
  )
}

export const isChained = ({ parts }: Sql): boolean => parts.includes(previousChanges)

/** Text with the database's placeholders. `changed`: rows that the previous statement changed. */
export function printed({ parts }: Sql, dialect: Dialect, changed = 0) {
  const values: (string | number | null)[] = []
  const text = parts.map((part) => {
    if (typeof part === 'string') return part
    if (part === previousChanges) return dialect === 'sqlite' ? 'changes()' : String(changed)
    if (!('value' in part)) return part[dialect]
    // Booleans as numbers, as the columns have them.
    values.push(typeof part.value === 'boolean' ? Number(part.value) : part.value)
    return dialect === 'sqlite' ? '?' : `$${values.length}`
  })
  return { text: text.join(''), values }
}
