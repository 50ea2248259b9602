import { getLocation, parse } from 'jsonc-parser'
import { memberAt, valueAt } from './jsonPath.ts'
import { message } from './messages.ts'
import { shortened } from './position.ts'
import { schemaAt } from './schema/node.ts'
import type { Diagnostic, Doc, Path, TextFile } from './types.ts'

/** The number and name of a diagnostic's record; without records, the title of its part. */
export function recordLabel(
  file: TextFile & { doc?: Doc },
  diagnostic: Pick<Diagnostic, 'path' | 'range'>,
): string {
  const path: Path = diagnostic.path ?? getLocation(file.text, diagnostic.range.offset).path
  if (file.role.kind !== 'content') return path.join('.')
  const depth = lastRecord(file, path)
  if (depth === undefined)
    return schemaAt(file.schema, path.length > 1 ? path.slice(0, 1) : [])?.title ?? ''
  // Only the part before the syntax error is reliable.
  const value: unknown = file.doc?.value ?? parse(file.text.slice(0, diagnostic.range.offset))
  const outer = lastRecord(file, path.slice(0, depth))
  const group = outer === undefined ? undefined : nameAt(file, value, path.slice(0, outer + 1))
  const name = nameAt(file, value, path.slice(0, depth + 1))
  const list = name === undefined ? schemaAt(file.schema, path.slice(0, depth))?.title : undefined
  const lead = [group, list].filter((word) => word !== undefined).join(', ')
  return `${lead && `${lead}, `}${recordName(Number(path[depth]), name)}`
}

/** A record's number, and its name if it has one. */
const recordName = (index: number, name?: string): string =>
  name === undefined
    ? message('report.record', { number: index + 1 })
    : message('report.named-record', { number: index + 1, name })

function nameAt({ schema }: TextFile, value: unknown, path: Path): string | undefined {
  const key = schemaAt(schema, path)?.labelledBy
  const name: unknown = key && memberAt(valueAt(value, path), key)
  return typeof name === 'string' && name.trim() !== '' ? shortened(name.trim()) : undefined
}

/** The depth of the innermost record: a list index whose items are objects. */
function lastRecord({ schema }: TextFile, path: Path): number | undefined {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    if (typeof path[depth] !== 'number') continue
    if (!schema || schemaAt(schema, path.slice(0, depth + 1))?.type === 'object') return depth
  }
  return undefined
}
