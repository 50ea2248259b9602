import { getLocation, parseTree } from 'jsonc-parser'
import { fault } from '../fault.ts'
import { lineAt, writtenAt } from '../position.ts'
import { schemaAt } from '../schema/node.ts'
import type { Diagnose } from '../syntax/diagnosis.ts'
import { type Break, findBreak } from '../syntax/findBreak.ts'
import { diagnoses } from '../syntax/index.ts'
import { applied } from '../syntax/repair.ts'
import type { Edit, Fault, Rule, TextFile } from '../types.ts'
import { joinsOf } from './joined-parts.ts'

/** Slips of one kind that are repaired together. */
const MOST_SLIPS = 20

/** JSON.parse alone decides whether a file is JSON; everything else here explains its verdict. */
export const validJson: Rule = {
  name: 'valid-json',
  scope: 'text',
  *check(file: TextFile): Iterable<Fault> {
    try {
      JSON.parse(file.text)
    } catch (error) {
      yield explain(file, error)
    }
  },
}

function explain(broken: TextFile, error: unknown): Fault {
  const { file, text } = broken
  const found = findBreak(text)
  if (!found) return fault('json.broken', {}, file, { offset: offsetIn(error), length: 1 })
  const at = { ...found, ...fieldAt(broken, found) }
  for (const diagnose of diagnoses) {
    const cause = diagnose(at)
    if (!cause) continue
    const joined = cause.code === 'json.missing-comma' && cause.edit && joinAt(broken, cause.edit)
    if (joined) return joined
    const edit = cause.edit && wholeLineEdit(text, diagnose, cause.edit)
    const written = cause.range.length > 1 ? writtenAt(text, cause.range) : undefined
    return { ...cause, file, ...(edit && { edit }), ...(written && { written }) }
  }
  return fault('json.broken', {}, file, {
    offset: at.token.offset,
    length: Math.max(1, at.token.end - at.token.offset),
  })
}

/** The kind of value that belongs to the field in which the break is. */
function fieldAt({ text, role, schema }: TextFile, { inner }: Break): { field?: string } {
  if (inner.colon === undefined) return {}
  if (role.kind === 'locale') return { field: 'string' }
  const { path } = getLocation(text.slice(0, inner.colon + 1), inner.colon + 1)
  const field = schema && schemaAt(schema, path)?.type
  return field ? { field } : {}
}

/** Where a comma seems to be lost, all that parts two records may be: it shows once the comma is there. */
function joinAt(file: TextFile, comma: Edit): Fault | undefined {
  const text = applied(file.text, comma)
  const tree = findBreak(text) ? undefined : parseTree(text)
  if (!tree) return undefined
  const value: unknown = JSON.parse(text)
  for (const join of joinsOf({ ...file, text, value, tree })) {
    const { range, edit } = join
    if (range.offset !== comma.offset || !edit) continue
    const { covers: _covers, ...told } = join
    return { ...told, edit: { ...edit, length: edit.length - comma.text.length } }
  }
  return undefined
}

/** The same slip made again further on the line is repaired along with the first. */
function wholeLineEdit(text: string, diagnose: Diagnose, first: Edit): Edit {
  const { start, end, text: line } = lineAt(text, first.offset)
  let repaired = applied(text, first)
  for (let round = 0; round < MOST_SLIPS; round += 1) {
    const at = findBreak(repaired)
    const next = at && lineAt(repaired, at.token.offset).start === start && diagnose(at)?.edit
    if (!next) break
    repaired = applied(repaired, next)
  }
  const grown = end + repaired.length - text.length
  const more = repaired !== applied(text, first) && !repaired.slice(start, grown).includes('\n')
  return more ? { offset: start, length: line.length, text: repaired.slice(start, grown) } : first
}

/** V8 names the offset in its message; without one the start has to do. */
const offsetIn = (error: unknown) => Number(/position (\d+)/.exec(String(error))?.[1] ?? 0)
