import { getLocation, parseTree } from 'jsonc-parser'
import { applyEdit } from '../../shared/splice.ts'
import { diagnostic, fileDiagnostic } from '../diagnostic.ts'
import { lineAt, writtenAt } from '../position.ts'
import { schemaAt } from '../schema/node.ts'
import { partnerOf } from '../schema/violations.ts'
import { syntaxChecks } from '../syntax/index.ts'
import type { SyntaxCheck } from '../syntax/syntaxCheck.ts'
import { type BrokenSyntax, syntaxError } from '../syntax/syntaxError.ts'
import type { Diagnostic, Edit, Rule, TextFile } from '../types.ts'
import { joinsOf } from './joined-parts.ts'

/** Repeated slips that are fixed together. */
const MOST_SLIPS = 20

/** JSON.parse decides whether a file is valid; the rest explains the error. */
export const validJson: Rule = {
  scope: 'text',
  *check(file: TextFile): Iterable<Diagnostic> {
    try {
      JSON.parse(file.text)
    } catch {
      yield explain(file)
    }
  },
}

function explain(broken: TextFile): Diagnostic {
  const { file, text } = broken
  const found = syntaxError(text)
  if (!found) return fileDiagnostic('json.broken', {}, file)
  const at = { ...found, ...fieldAt(broken, found) }
  for (const diagnose of syntaxChecks) {
    const cause = diagnose(at)
    if (!cause) continue
    const joined = cause.code === 'json.missing-comma' && cause.edit && joinAt(broken, cause.edit)
    if (joined) return joined
    const edit = cause.edit && wholeLineEdit(text, diagnose, cause.edit)
    const written = cause.range.length > 1 ? writtenAt(text, cause.range) : undefined
    return { ...cause, file, ...(edit && { edit }), ...(written && { written }) }
  }
  return diagnostic('json.broken', {}, file, {
    offset: at.token.offset,
    length: Math.max(1, at.token.end - at.token.offset),
  })
}

/** The schema of the field at the error. */
function fieldAt(file: TextFile, { inner }: BrokenSyntax): Pick<BrokenSyntax, 'field' | 'partner'> {
  if (inner.colon === undefined) return {}
  if (file.role.kind !== 'content') return { field: { type: 'string' } }
  const { path } = getLocation(file.text.slice(0, inner.colon + 1), inner.colon + 1)
  const field = schemaAt(file.schema, path)
  return field ? { field, partner: partnerOf(file, path) } : {}
}

/** A missing comma may be two joined records; the comma shows it. */
function joinAt(file: TextFile, comma: Edit): Diagnostic | undefined {
  const text = applyEdit(file.text, comma)
  const tree = syntaxError(text) ? undefined : parseTree(text)
  if (!tree) return undefined
  const value: unknown = JSON.parse(text)
  for (const join of joinsOf({ ...file, text, value, tree })) {
    const { range, edit } = join
    if (range.offset !== comma.offset || !edit) continue
    const { covers: _covers, ...rest } = join
    return { ...rest, edit: { ...edit, length: edit.length - comma.text.length } }
  }
  return undefined
}

/** Extends a fix to the same slip later on the line. */
function wholeLineEdit(text: string, diagnose: SyntaxCheck, first: Edit): Edit {
  const { start, end, text: line } = lineAt(text, first.offset)
  let repaired = applyEdit(text, first)
  for (let round = 0; round < MOST_SLIPS; round += 1) {
    const at = syntaxError(repaired)
    const next = at && lineAt(repaired, at.token.offset).start === start && diagnose(at)?.edit
    if (!next) break
    repaired = applyEdit(repaired, next)
  }
  const grown = end + repaired.length - text.length
  const more = repaired !== applyEdit(text, first) && !repaired.slice(start, grown).includes('\n')
  return more ? { offset: start, length: line.length, text: repaired.slice(start, grown) } : first
}
