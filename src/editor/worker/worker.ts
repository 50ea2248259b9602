import { receiveTexts } from '../../content/texts/engineTexts.ts'
import { changesIn } from '../../validation/changes/compare.ts'
import { sideWords } from '../../validation/changes/sideWords.ts'
import { docsOf } from '../../validation/checkFile.ts'
import { receiveMessages } from '../../validation/messages.ts'
import type { Diagnostic, Doc } from '../../validation/types.ts'
import { validateSite } from '../../validation/validateSite.ts'
import { changeWarnings } from '../../validation/warnings.ts'
import type { SiteFiles } from '../contract/contract.ts'
import type { Changes, CheckRequest, CheckResponse } from '../contract/validatorMessages.ts'
import { openSite } from './draftTree.ts'
import { formsOf } from './forms.ts'

let site: SiteFiles = { base: '', texts: {}, others: {} }
let treeOf = openSite(site)
let language = 'en'

/** Runs the validator off the main thread, so that typing stays responsive. */
self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  if (data.kind === 'open') {
    site = data.site
    language = data.language
    receiveMessages(data.messages)
    receiveTexts(data.engine, data.professions)
    treeOf = openSite(site)
    reply({ kind: 'opened', forms: formsOf(treeOf(new Map()), language) })
    return
  }
  const tree = treeOf(data.changes)
  const { faults, warnings, files } = validateSite(tree, language)
  const ofChange = faults.length > 0 ? [] : warningsOf(docsOf(files), data.changes)
  const findings = { faults, warnings: [...warnings, ...ofChange] }
  reply({ kind: 'checked', number: data.number, findings })
})

const reply = (response: CheckResponse) => self.postMessage(response)

/** Warnings about what a draft changes of the published site. */
function warningsOf(docs: ReadonlyMap<string, Doc>, changes: Changes): Diagnostic[] {
  const { texts } = site
  const words = sideWords((file) => docs.get(file)?.value)
  const changed = [...changes.keys()].flatMap((file) => {
    const [doc, before] = [docs.get(file), texts[file]]
    if (!doc || before === undefined) return []
    return changesIn(file, doc.schema, [JSON.parse(before), doc.value], {
      before: words,
      after: words,
    })
  })
  return changeWarnings(docs, changed, texts['content/clinic.json'])
}
