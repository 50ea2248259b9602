import script from 'virtual:validator-worker'
import { professions } from '../../content/professions/professions.gen'
import { scriptAddress } from '../../desk/client/kit/scriptAddress'
import type { Finding, Findings, SiteFiles } from '../contract/contract'
import type { EditorWords } from '../contract/editorWords'
import type { Changes, CheckRequest, CheckResponse, Forms } from '../contract/validatorMessages'

type Waiting = { resolve(findings: Findings): void; reject(error: Error): void }

/** A Trusted Types policy name can be used once per page. */
let address: string | undefined

/**
 * Starts the validator in a worker, for one site and one language with its words; `show` changes
 * the texts that a person reads.
 */
export function startValidator(
  site: SiteFiles,
  language: string,
  { messages, engine }: Pick<EditorWords, 'messages' | 'engine'>,
  show = (text: string) => text,
) {
  const shown = (finding: Finding) => ({ ...finding, sentence: show(finding.sentence) })
  address ??= scriptAddress('desk-gate', script)
  const worker = new Worker(address, { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let last = 0
  const post = (request: CheckRequest) => worker.postMessage(request)
  const forms = new Promise<Forms>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CheckResponse>) => {
      if (data.kind === 'opened') return resolve(JSON.parse(show(JSON.stringify(data.forms))))
      const { faults, warnings } = data.findings
      waiting
        .get(data.number)
        ?.resolve({ faults: faults.map(shown), warnings: warnings.map(shown) })
      waiting.delete(data.number)
    })
    worker.addEventListener('error', (event) => {
      const fault = new Error(`the validator failed: ${event.message}`)
      // After a deploy its script may be gone.
      reject(fault)
      for (const each of waiting.values()) each.reject(fault)
      waiting.clear()
    })
  })
  post({ kind: 'open', site, language, messages, engine, professions })
  return {
    /** Rejects if the worker cannot start. */
    forms,
    /** Validates the site with these changes; rejects if the worker failed. */
    check(changes: Changes): Promise<Findings> {
      last += 1
      const number = last
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject })
        post({ kind: 'check', number, changes })
      })
    },
    close: () => worker.terminate(),
  }
}

export type Validator = ReturnType<typeof startValidator>
