import type { Args, Statement } from '../store/database'

/** As PostgreSQL's protocol wants it: `$1` for the first value. */
export type Query = { text: string; values: unknown[] }

const words =
  /'[^']*'|::|:(?<name>\w+)|\?|\bchanges\(\)|\bjson_object\(|\bjson_each\(:(?<list>\w+)\)/g

/**
 * The store's words (`store/database.ts`) in PostgreSQL's. `changed`: how many rows the
 * statement before it has changed. What stands in quotes is left as it is.
 */
export function postgresQuery(statement: Statement, changed: number): Query {
  const { sql, args = [] } = typeof statement === 'string' ? { sql: statement } : statement
  const values: unknown[] = []
  const places = new Map<string, number>()
  const add = (value: unknown) => `$${values.push(value)}`

  function place(name: string): string {
    const known = places.get(name)
    if (known !== undefined) return `$${known}`
    places.set(name, values.length + 1)
    return add(bound(named(args, name)))
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

function named(args: Args, name: string): unknown {
  return Array.isArray(args) ? undefined : args[name]
}

/** What SQLite keeps of a yes or no, so that both keep the same. Throws for what nobody has bound. */
function bound(value: unknown): unknown {
  if (value === undefined) throw new TypeError('a statement lacks a value')
  return typeof value === 'boolean' ? Number(value) : value
}
