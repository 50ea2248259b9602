import { useEffect, useState } from 'react'
import type { Findings } from './contract'
import type { Gate } from './gate'

/** What the gate says of the draft as it stands; undefined while it looks. */
export function useFindings(gate: Gate, texts: Record<string, string>): Findings | undefined {
  const [said, setSaid] = useState<{ texts: object; findings: Findings }>()
  useEffect(() => {
    let isOld = false
    const encode = new TextEncoder()
    const changes = new Map(
      Object.entries(texts).map(([file, text]) => [file, encode.encode(text)] as const),
    )
    gate.check(changes).then(
      (findings) => {
        if (!isOld) setSaid({ texts, findings })
      },
      () => undefined,
    )
    return () => {
      isOld = true
    }
  }, [gate, texts])
  return said?.texts === texts ? said.findings : undefined
}
