import { fieldWords, setLanguage } from '../../validation/messages.ts'
import { setWords } from '../../validation/schema/fieldWords.ts'
import { placesOf, type SchemaNode } from '../../validation/schema/node.ts'
import { contentNames, schemaFor } from '../../validation/schemas.ts'
import { siteLocation } from '../../validation/siteLocation.ts'
import type { FileTree } from '../../validation/types.ts'
import type { Forms } from '../contract/validatorMessages.ts'

/** The schemas in a language, with the clinic's place filled in: forms are built from them. */
export function formsOf(tree: FileTree, language: string): Forms {
  setLanguage(language)
  const place = siteLocation(tree)
  return Object.fromEntries(
    contentNames.map((name) => [name, helped(name, schemaFor(name, place), language)]),
  )
}

/** Replaces help texts about files with those for forms. */
function helped(name: string, schema: SchemaNode, language: string): SchemaNode {
  const own = structuredClone(schema)
  for (const [place, node] of placesOf(name, own)) setWords(node, fieldWords(place, language)?.form)
  return own
}
