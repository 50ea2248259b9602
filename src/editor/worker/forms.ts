import { languages } from '../../validation/languages.gen.ts'
import { baseOf, setLanguage } from '../../validation/messages.ts'
import { nodesOf } from '../../validation/schema/fieldWords.ts'
import type { SchemaNode } from '../../validation/schema/node.ts'
import { contentNames, schemaFor } from '../../validation/schemas.ts'
import { siteLocation } from '../../validation/siteLocation.ts'
import type { FileTree } from '../../validation/types.ts'
import type { Forms } from '../contract/validatorMessages.ts'

/** The schemas in a language, with the clinic's place filled in: forms are built from them. */
export function formsOf(tree: FileTree, language: string): Forms {
  setLanguage(language)
  const place = siteLocation(tree)
  return Object.fromEntries(
    contentNames.flatMap((name) => {
      const schema = schemaFor(tree, name, place)
      return typeof schema === 'object' ? [[name, helped(name, schema, language)]] : []
    }),
  )
}

/** Replaces help texts about files with those for forms. */
function helped(name: string, schema: SchemaNode, language: string): SchemaNode {
  const words = languages[baseOf(language)]?.['formFields.json'] as FormFields | undefined
  const own = structuredClone(schema)
  for (const [way, node] of nodesOf(own)) Object.assign(node, words?.[name]?.[way])
  return own
}

/** File → path of the field (see `nodesOf`) → texts. */
type FormFields = Record<string, Record<string, Partial<SchemaNode>> | undefined>
