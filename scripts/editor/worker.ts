import type { GateAnswer, GateQuestion, SiteFiles } from '../../src/desk/editor/contract.ts'
import { checkSite, docsOf } from '../check/site.ts'
import { formsOf } from './forms.ts'
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
    tell({ kind: 'opened', forms: formsOf(siteTree(site, new Map()), language) })
    return
  }
  const { faults, warnings, files } = checkSite(siteTree(site, data.changes), language)
  const jumps = faults.length > 0 ? [] : jumpsOf(site, docsOf(files), data.changes)
  const findings = { faults, warnings: [...warnings, ...jumps] }
  tell({ kind: 'checked', number: data.number, findings })
})

const tell = (answer: GateAnswer) => self.postMessage(answer)
