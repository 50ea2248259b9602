import { getLocation, parse } from 'jsonc-parser'
import { schemaAt } from './schema/node.ts'
import type { Fault, Path, TextFile } from './types.ts'
import { memberAt, valueAt } from './walk.ts'

/** Which record of a file a fault is in, by its number and name; without records, which part. */
export function recordOf(file: TextFile, fault: Fault): string {
  const path: Path = fault.path ?? getLocation(file.text, fault.range.offset).path
  if (file.role.kind === 'locale') return path.join('.')
  const depth = lastRecord(file, path)
  if (depth === undefined) {
    const part = path.length > 1 ? file.schema && schemaAt(file.schema, path.slice(0, 1)) : file.schema
    return part?.title ?? ''
  }
  const record = valueAt(parse(file.text), path.slice(0, depth + 1))
  const schema = file.schema && schemaAt(file.schema, path.slice(0, depth + 1))
  const name: unknown = schema?.labelledBy && memberAt(record, schema.labelledBy)
  const number = `${Number(path[depth]) + 1}. kayıt`
  return typeof name === 'string' && name.trim() !== '' ? `${number} (${name.trim()})` : number
}

/** Where in a path the innermost record stands: a list position whose members are objects. */
function lastRecord({ schema }: TextFile, path: Path): number | undefined {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    if (typeof path[depth] !== 'number') continue
    if (!schema || schemaAt(schema, path.slice(0, depth + 1))?.type === 'object') return depth
  }
  return undefined
}
