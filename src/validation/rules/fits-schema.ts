import { memberAt, valueAt } from '../jsonPath.ts'
import { explainers, unexplained } from '../schema/explain.ts'
import { explainKeys, type KeyProblem } from '../schema/keyProblems.ts'
import { type SchemaNode, schemaAt } from '../schema/node.ts'
import { partnersOf, type Violation, violationsIn } from '../schema/violations.ts'
import type { Diagnostic, Doc, Path, Rule } from '../types.ts'

/** The keyword that explains the others, first. */
const WEIGHT = ['type', 'const', 'enum', 'minLength', 'format', 'pattern']

const KEY_RULES = ['required', 'additionalProperties', 'dependencies']

/** Content files match their schemas. */
export const fitsSchema: Rule = {
  name: 'fits-schema',
  scope: 'file',
  *check(doc: Doc): Iterable<Diagnostic> {
    if (!doc.schema) return
    const keys = new Map<string, KeyProblem>()
    const values = new Map<string, Violation>()
    for (const violation of violationsIn(doc)) {
      const { keyword, instancePath } = violation
      if (KEY_RULES.includes(keyword)) {
        const object = pathOf(doc.value, instancePath)
        const schema = schemaAt(doc.schema, object) ?? doc.schema
        const trouble = keys.get(instancePath) ?? {
          doc,
          object,
          schema,
          unknown: [],
          missing: [],
          halves: [],
        }
        keys.set(instancePath, trouble)
        note(trouble, violation)
      } else {
        const before = values.get(instancePath)
        if (!before || rank(violation) < rank(before)) values.set(instancePath, violation)
      }
    }
    for (const [instancePath, violation] of values) {
      const path = pathOf(doc.value, instancePath)
      const schema: SchemaNode = schemaAt(doc.schema, path) ?? {}
      const cause = { doc, path, value: valueAt(doc.value, path), schema, violation }
      const found = (explainers[violation.keyword] ?? unexplained)(cause)
      // The same wrong value in both fields of a pair is one mistake.
      const twins = partnersOf(cause).filter((other) => valueAt(doc.value, other) === cause.value)
      yield twins.length > 0 ? { ...found, covers: [...(found.covers ?? []), ...twins] } : found
    }
    for (const [instancePath, trouble] of keys) {
      // "1500-2000" in one field of a pair is one mistake, not two.
      const halves = trouble.halves.filter(
        ({ written }) => !values.has(`${instancePath}/${written}`),
      )
      yield* explainKeys({ ...trouble, halves })
    }
  },
}

function note({ unknown, missing, halves }: KeyProblem, { keyword, params }: Violation) {
  if (keyword === 'required') missing.push(String(params.missingProperty))
  else if (keyword === 'additionalProperties') unknown.push(String(params.additionalProperty))
  else halves.push({ written: String(params.property), absent: String(params.missingProperty) })
}

const rank = ({ keyword }: Violation) =>
  WEIGHT.includes(keyword) ? WEIGHT.indexOf(keyword) : WEIGHT.length

/** A JSON pointer as a path: list positions become numbers. */
function pathOf(value: unknown, pointer: string): Path {
  let current = value
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
      const key = Array.isArray(current) ? Number(name) : name
      current = memberAt(current, key)
      return key
    })
}
