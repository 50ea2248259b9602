import type { Forms, GateAnswer, GateQuestion, SiteFiles } from '../../src/desk/editor/contract.ts'
import { contentNames, schemaFor } from '../check/agreements.ts'
import { baseOf, speak } from '../check/language.ts'
import { languages } from '../check/languages.gen.ts'
import { placeIn } from '../check/place.ts'
import { nodesOf } from '../check/schema/fieldWords.ts'
import type { SchemaNode } from '../check/schema/node.ts'
import { checkSite, docsOf } from '../check/site.ts'
import { jumpsOf } from './jumps.ts'
import { rememberOthers, siteTree } from './siteTree.ts'

/** The gate in an editor's browser: `checkSite` in a thread of its own, so that typing never waits for it. */
let site: SiteFiles = { base: '', texts: {}, others: {} }
let language = 'en'

self.addEventListener('message', ({ data }: MessageEvent<GateQuestion>) => {
  if (data.kind === 'open') {
    site = data.site
    language = data.language
    rememberOthers(site)
    tell({ kind: 'opened', forms: formsOf(site) })
    return
  }
  const { faults, warnings, files } = checkSite(siteTree(site, data.changes), language)
  const jumps = faults.length > 0 ? [] : jumpsOf(site, docsOf(files), data.changes)
  const findings = { faults, warnings: [...warnings, ...jumps] }
  tell({ kind: 'checked', number: data.number, findings })
})

const tell = (answer: GateAnswer) => self.postMessage(answer)

/** A schema with what forms say of its fields instead, where the file's own words speak of files. */
function helped(name: string, schema: SchemaNode): SchemaNode {
  const words = languages[baseOf(language)]?.['formFields.json'] as FormFields | undefined
  const own = structuredClone(schema)
  for (const [way, node] of nodesOf(own)) Object.assign(node, words?.[name]?.[way])
  return own
}

/** By the name of the file and the way of the field (see `nodesOf`). */
type FormFields = Record<string, Record<string, Partial<SchemaNode>> | undefined>

/** The schemas, in the clinic's words and as its country fills them in: forms are made of them. */
function formsOf(site: SiteFiles): Forms {
  const tree = siteTree(site, new Map())
  speak(language)
  const { country } = placeIn(tree)
  return Object.fromEntries(
    contentNames.flatMap((name) => {
      const schema = schemaFor(tree, name, country)
      return typeof schema === 'object' ? [[name, helped(name, schema)]] : []
    }),
  ) as Forms
}
