import { fault } from '../fault.ts'
import { writtenAt } from '../position.ts'
import { findBreak } from '../syntax/findBreak.ts'
import { diagnoses } from '../syntax/index.ts'
import type { Fault, Rule, TextFile } from '../types.ts'

/** JSON.parse alone decides whether a file is JSON; everything else here explains its verdict. */
export const validJson: Rule = {
  name: 'valid-json',
  scope: 'text',
  *check({ file, text }: TextFile): Iterable<Fault> {
    try {
      JSON.parse(text)
    } catch (error) {
      yield explain(file, text, error)
    }
  },
}

function explain(file: string, text: string, error: unknown): Fault {
  const at = findBreak(text)
  if (!at) return fault('json.broken', [], file, { offset: offsetIn(error), length: 1 })
  for (const diagnose of diagnoses) {
    const found = diagnose(at)
    if (!found) continue
    const written = found.range.length > 1 ? writtenAt(text, found.range) : undefined
    return { ...found, file, ...(written && { written }) }
  }
  return fault('json.broken', [], file, {
    offset: at.token.offset,
    length: Math.max(1, at.token.end - at.token.offset),
  })
}

/** V8 names the offset in its message; without one the start has to do. */
const offsetIn = (error: unknown) => Number(/position (\d+)/.exec(String(error))?.[1] ?? 0)
