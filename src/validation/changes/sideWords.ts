import { recordsIn } from '../../content/recordNames.ts'
import { memberAt } from '../jsonPath.ts'
import { recordName } from '../recordLabel.ts'
import { contentNames, schemaFor } from '../schemas.ts'
import type { FileTree } from '../types.ts'
import type { SideWords } from './change.ts'

/** What the values of one side of a change are called. `jsonOf`: the parsed content file. */
export function sideWords(tree: FileTree, jsonOf: (file: string) => unknown): SideWords {
  const schemas = contentNames.flatMap((name) => {
    const schema = schemaFor(tree, name)
    return typeof schema === 'object' ? [[name, schema] as const] : []
  })
  return {
    currency: String(memberAt(jsonOf('content/site.json'), 'currencySign') ?? ''),
    recordsOf: recordsIn(jsonOf, Object.fromEntries(schemas), (number) => recordName(number - 1)),
  }
}
