import script from 'virtual:gate-worker'
import { scriptAddress } from '../lib/scriptAddress'
import type { Changes, Findings, Forms, GateAnswer, GateQuestion, SiteFiles } from './contract'

export type Gate = {
  /** What forms are made of. */
  forms: Promise<Forms>
  /** What the gate says of the site with these changes; rejects when it cannot be asked any more. */
  check(changes: Changes): Promise<Findings>
  close(): void
}

type Waiting = { resolve(findings: Findings): void; reject(error: Error): void }

/** Once a page: a policy's name can be taken once. */
let address: string | undefined

/** Starts the gate in a worker, about one site, speaking one language. */
export function openGate(site: SiteFiles, language: string): Gate {
  address ??= scriptAddress('desk-gate', script)
  const worker = new Worker(address, { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let last = 0
  const ask = (question: GateQuestion) => worker.postMessage(question)
  const forms = new Promise<Forms>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<GateAnswer>) => {
      if (data.kind === 'opened') resolve(data.forms)
    })
  })
  worker.addEventListener('message', ({ data }: MessageEvent<GateAnswer>) => {
    if (data.kind === 'opened') return
    waiting.get(data.number)?.resolve(data.findings)
    waiting.delete(data.number)
  })
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(`the gate fell: ${event.message}`))
    waiting.clear()
  })
  ask({ kind: 'open', site, language })
  return {
    forms,
    check(changes) {
      last += 1
      const number = last
      return new Promise<Findings>((resolve, reject) => {
        waiting.set(number, { resolve, reject })
        ask({ kind: 'check', number, changes })
      })
    },
    close: () => worker.terminate(),
  }
}
