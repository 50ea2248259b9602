import { recordsIn } from '../../content/recordNames.ts'
import { memberAt } from '../jsonPath.ts'
import { contentNames, schemaFor } from '../schemas.ts'
import type { SideWords } from './change.ts'

/** What the values of one side of a change are called. `jsonOf`: the parsed content file. */
export function sideWords(jsonOf: (file: string) => unknown): SideWords {
  const schemas = contentNames.map((name) => [name, schemaFor(name)] as const)
  return {
    currency: String(memberAt(jsonOf('content/site.json'), 'currencySign') ?? ''),
    recordsOf: recordsIn(jsonOf, Object.fromEntries(schemas)),
  }
}
