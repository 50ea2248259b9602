import { getLocation, parse } from 'jsonc-parser'
import { memberAt, valueAt } from './jsonPath.ts'
import { message } from './messages.ts'
import { schemaAt } from './schema/node.ts'
import type { Diagnostic, Doc, Path, TextFile } from './types.ts'

/** The record of a diagnostic by number and name; without records, the part of the file. */
export function recordLabel(
  file: TextFile & { doc?: Doc },
  diagnostic: Pick<Diagnostic, 'path' | 'range'>,
): string {
  const path: Path = diagnostic.path ?? getLocation(file.text, diagnostic.range.offset).path
  if (file.role.kind === 'locale') return path.join('.')
  const depth = lastRecord(file, path)
  if (depth === undefined) {
    const part =
      path.length > 1 ? file.schema && schemaAt(file.schema, path.slice(0, 1)) : file.schema
    return part?.title ?? ''
  }
  // Only the part before the syntax error is reliable.
  const value: unknown = file.doc
    ? file.doc.value
    : parse(file.text.slice(0, diagnostic.range.offset))
  const outer = lastRecord(file, path.slice(0, depth))
  const group = outer === undefined ? undefined : nameAt(file, value, path.slice(0, outer + 1))
  const name = nameAt(file, value, path.slice(0, depth + 1))
  const list =
    name === undefined && file.schema
      ? schemaAt(file.schema, path.slice(0, depth))?.title
      : undefined
  const lead = [group, list].filter((word) => word !== undefined).join(', ')
  return `${lead && `${lead}, `}${recordName(Number(path[depth]), name)}`
}

/** What people call a record: its number, and its name if it has one. */
export const recordName = (index: number, name?: string): string =>
  name === undefined
    ? message('report.record', { number: index + 1 })
    : message('report.named-record', { number: index + 1, name })

function nameAt({ schema }: TextFile, value: unknown, path: Path): string | undefined {
  const key = schema && schemaAt(schema, path)?.labelledBy
  const name: unknown = key && memberAt(valueAt(value, path), key)
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined
}

/** The depth of the innermost record: a list index whose items are objects. */
function lastRecord({ schema }: TextFile, path: Path): number | undefined {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    if (typeof path[depth] !== 'number') continue
    if (!schema || schemaAt(schema, path.slice(0, depth + 1))?.type === 'object') return depth
  }
  return undefined
}
