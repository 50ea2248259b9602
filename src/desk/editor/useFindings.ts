import { useEffect, useState } from 'react'
import type { Changes, Findings } from './contract'
import type { Gate } from './gate'

/** What the gate says of the draft as it stands; undefined while it looks. */
export function useFindings(gate: Gate, changes: Changes): Findings | undefined {
  const [said, setSaid] = useState<{ changes: Changes; findings: Findings }>()
  useEffect(() => {
    let isOld = false
    gate.check(changes).then(
      (findings) => {
        if (!isOld) setSaid({ changes, findings })
      },
      () => undefined,
    )
    return () => {
      isOld = true
    }
  }, [gate, changes])
  return said?.changes === changes ? said.findings : undefined
}
