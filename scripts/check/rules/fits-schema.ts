import { partnersOf } from '../schema/cause.ts'
import { explainers, unexplained } from '../schema/explain.ts'
import { explainKeys, type KeyTrouble } from '../schema/keys.ts'
import { type SchemaNode, schemaAt } from '../schema/node.ts'
import { type Violation, violationsIn } from '../schema/violations.ts'
import type { Doc, Fault, Path, Rule } from '../types.ts'
import { memberAt, valueAt } from '../walk.ts'

/** Which of several broken keywords of one value is the cause of the others. */
const WEIGHT = ['type', 'const', 'enum', 'minLength', 'format', 'pattern']

const KEY_RULES = ['required', 'additionalProperties', 'dependencies']

/** A content file says what its schema allows, and nothing else. */
export const fitsSchema: Rule = {
  name: 'fits-schema',
  scope: 'file',
  *check(doc: Doc): Iterable<Fault> {
    if (!doc.schema) return
    const keys = new Map<string, KeyTrouble>()
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
      const told = (explainers[violation.keyword] ?? unexplained)(cause)
      // Whoever writes the same nonsense into both of two fields has made one mistake.
      const twins = partnersOf(cause).filter((other) => valueAt(doc.value, other) === cause.value)
      yield twins.length > 0 ? { ...told, covers: [...(told.covers ?? []), ...twins] } : told
    }
    for (const [instancePath, trouble] of keys) {
      // Whoever writes "1500-2000" into one of two fields has made one mistake, not two.
      const halves = trouble.halves.filter(
        ({ written }) => !values.has(`${instancePath}/${written}`),
      )
      yield* explainKeys({ ...trouble, halves })
    }
  },
}

function note({ unknown, missing, halves }: KeyTrouble, { keyword, params }: Violation) {
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
