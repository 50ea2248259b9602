import type { Forms } from '../../src/desk/editor/contract.ts'
import { contentNames, schemaFor } from '../check/agreements.ts'
import { speak } from '../check/language.ts'
import { placeIn } from '../check/place.ts'
import type { Tree } from '../check/tree.ts'

/** The schemas, in the clinic's words and as its country fills them in: forms are made of them. */
export function formsOf(tree: Tree, language: string): Forms {
  speak(language)
  const { country } = placeIn(tree)
  return Object.fromEntries(
    contentNames.flatMap((name) => {
      const schema = schemaFor(tree, name, country)
      return typeof schema === 'object' ? [[name, schema]] : []
    }),
  ) as Forms
}
