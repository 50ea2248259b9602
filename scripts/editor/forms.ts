import type { Forms } from '../../src/desk/editor/contract.ts'
import { contentNames, schemaFor } from '../check/agreements.ts'
import { baseOf, speak } from '../check/language.ts'
import { languages } from '../check/languages.gen.ts'
import { placeIn } from '../check/place.ts'
import { nodesOf } from '../check/schema/fieldWords.ts'
import type { SchemaNode } from '../check/schema/node.ts'
import type { Tree } from '../check/tree.ts'

/** The schemas, in the clinic's words and as its country fills them in: forms are made of them. */
export function formsOf(tree: Tree, language: string): Forms {
  speak(language)
  const { country } = placeIn(tree)
  return Object.fromEntries(
    contentNames.flatMap((name) => {
      const schema = schemaFor(tree, name, country)
      return typeof schema === 'object' ? [[name, helped(name, schema, language)]] : []
    }),
  ) as Forms
}

/** A schema with what forms say of its fields instead, where the file's own words speak of files. */
function helped(name: string, schema: SchemaNode, language: string): SchemaNode {
  const words = languages[baseOf(language)]?.['formFields.json'] as FormFields | undefined
  const own = structuredClone(schema)
  for (const [way, node] of nodesOf(own)) Object.assign(node, words?.[name]?.[way])
  return own
}

/** By the name of the file and the way of the field (see `nodesOf`). */
type FormFields = Record<string, Record<string, Partial<SchemaNode>> | undefined>
