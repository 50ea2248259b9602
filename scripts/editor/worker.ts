import type { Forms, GateAnswer, GateQuestion, SiteFiles } from '../../src/desk/editor/contract.ts'
import { contentNames, schemaFor } from '../check/agreements.ts'
import { speak } from '../check/language.ts'
import { placeIn } from '../check/place.ts'
import { checkSite } from '../check/site.ts'
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
  const { faults, warnings } = checkSite(siteTree(site, data.changes), language)
  tell({ kind: 'checked', number: data.number, findings: { faults, warnings } })
})

const tell = (answer: GateAnswer) => self.postMessage(answer)

/** The schemas, in the clinic's words and as its country fills them in: forms are made of them. */
function formsOf(site: SiteFiles): Forms {
  const tree = siteTree(site, new Map())
  speak(language)
  const { country } = placeIn(tree)
  return Object.fromEntries(
    contentNames.flatMap((name) => {
      const schema = schemaFor(tree, name, country)
      return typeof schema === 'object' ? [[name, schema]] : []
    }),
  ) as Forms
}
