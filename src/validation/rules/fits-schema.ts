import { pathOf, valueAt } from '../jsonPath.ts'
import { MOST_FINDINGS } from '../limits.ts'
import { explainers, unexplained } from '../schema/explain.ts'
import { explainKeys } from '../schema/keyProblems.ts'
import { schemaAt } from '../schema/node.ts'
import { partnersOf, type Violation, violationsIn } from '../schema/violations.ts'
import type { Diagnostic, Doc, Rule } from '../types.ts'

/** A keyword explains the violations of those after it. */
const WEIGHT = ['type', 'const', 'enum', 'minLength', 'format', 'pattern']

const KEY_RULES = ['required', 'additionalProperties', 'dependencies']

/** Content files match their schemas. */
export const fitsSchema: Rule = {
  scope: 'file',
  *check(doc: Doc): Iterable<Diagnostic> {
    if (!doc.schema) return
    const keys = new Map<string, Violation[]>()
    const values = new Map<string, Violation>()
    for (const violation of violationsIn(doc)) {
      const { keyword, instancePath } = violation
      if (KEY_RULES.includes(keyword)) {
        const ofObject = keys.get(instancePath) ?? []
        ofObject.push(violation)
        keys.set(instancePath, ofObject)
      } else {
        const before = values.get(instancePath)
        if (!before || rank(violation) < rank(before)) values.set(instancePath, violation)
      }
    }
    let explained = 0
    for (const [instancePath, violation] of values) {
      explained += 1
      const path = pathOf(doc.value, namesIn(instancePath))
      const schema = schemaAt(doc.schema, path) ?? {}
      const cause = { doc, path, value: valueAt(doc.value, path), schema, violation }
      const known = explained > MOST_FINDINGS ? undefined : explainers[violation.keyword]
      const found = (known ?? unexplained)(cause)
      // The same wrong value in both fields of a pair is one mistake.
      const twins = partnersOf(cause).filter((other) => valueAt(doc.value, other) === cause.value)
      yield twins.length > 0 ? { ...found, covers: [...(found.covers ?? []), ...twins] } : found
    }
    for (const [instancePath, violations] of keys) {
      explained += 1
      const object = pathOf(doc.value, namesIn(instancePath))
      const paramsOf = (keyword: string) =>
        violations.filter((each) => each.keyword === keyword).map(({ params }) => params)
      yield* explainKeys({
        doc,
        object,
        isExplained: explained <= MOST_FINDINGS,
        schema: schemaAt(doc.schema, object) ?? doc.schema,
        unknown: paramsOf('additionalProperties').map((each) => String(each.additionalProperty)),
        missing: paramsOf('required').map((each) => String(each.missingProperty)),
        // "1500-2000" in one field of a pair is one mistake, not two.
        halves: paramsOf('dependencies')
          .map((each) => ({ written: `${each.property}`, absent: `${each.missingProperty}` }))
          .filter(({ written }) => !values.has(`${instancePath}/${written}`)),
      })
    }
  },
}

const rank = ({ keyword }: Violation) =>
  WEIGHT.includes(keyword) ? WEIGHT.indexOf(keyword) : WEIGHT.length

/** The names in a JSON pointer. */
const namesIn = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
