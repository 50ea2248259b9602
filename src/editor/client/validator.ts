import script from 'virtual:validator-worker'
import { useEffect, useState } from 'react'
import { scriptAddress } from '../../desk/client/kit/scriptAddress'
import type { Findings, SiteFiles } from '../contract/contract'
import type { Changes, CheckRequest, CheckResponse, Forms } from '../contract/validatorMessages'

type Waiting = { resolve(findings: Findings): void; reject(error: Error): void }

/** A Trusted Types policy name can be used once per page. */
let address: string | undefined

/** Starts the validator in a worker, for one site and one language. */
export function startValidator(site: SiteFiles, language: string) {
  address ??= scriptAddress('desk-gate', script)
  const worker = new Worker(address, { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let last = 0
  const post = (request: CheckRequest) => worker.postMessage(request)
  const forms = new Promise<Forms>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CheckResponse>) => {
      if (data.kind === 'opened') return resolve(data.forms)
      waiting.get(data.number)?.resolve(data.findings)
      waiting.delete(data.number)
    })
  })
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values())
      reject(new Error(`the validator failed: ${event.message}`))
    waiting.clear()
  })
  post({ kind: 'open', site, language })
  return {
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

/** The findings of the draft; undefined while the validator runs. */
export function useFindings(validator: Validator, changes: Changes): Findings | undefined {
  const [checked, setChecked] = useState<{ changes: Changes; findings: Findings }>()
  useEffect(() => {
    let isCancelled = false
    validator.check(changes).then(
      (findings) => {
        if (!isCancelled) setChecked({ changes, findings })
      },
      () => undefined,
    )
    return () => {
      isCancelled = true
    }
  }, [validator, changes])
  return checked?.changes === changes ? checked.findings : undefined
}
