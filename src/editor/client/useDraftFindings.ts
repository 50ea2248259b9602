import { useEffect, useMemo, useState } from 'react'
import type { Findings } from '../contract/contract'
import type { Changes } from '../contract/validatorMessages'
import { findingKey } from './ConfirmWarnings'
import type { StoredDraft } from './draft/draftState'
import type { EditorDraft } from './draft/useDraft'
import { texts } from './text'
import type { Validator } from './validator'

const nothing: Changes = new Map()

type Checked = Pick<EditorDraft, 'changes' | 'unfinished'>

/** The findings of the draft without the warnings that the published site has too. */
export function useDraftFindings(validator: Validator, { changes, unfinished }: Checked) {
  const published = useFindings(validator, nothing)
  const drafted = useFindings(validator, changes)
  return useMemo(() => {
    if (!drafted) return drafted
    const known = new Set(published?.warnings.map(findingKey))
    const warnings = drafted.warnings.filter((each) => !known.has(findingKey(each)))
    return withUnfinished({ ...drafted, warnings }, unfinished)
  }, [published, drafted, unfinished])
}

/** The findings of the draft: undefined while the validator runs, null if it failed. */
function useFindings(validator: Validator, changes: Changes): Findings | null | undefined {
  const [checked, setChecked] = useState<{ changes: Changes; findings: Findings | null }>()
  useEffect(() => {
    let isCancelled = false
    validator.check(changes).then(
      (findings) => {
        if (!isCancelled) setChecked({ changes, findings })
      },
      () => {
        if (!isCancelled) setChecked({ changes, findings: null })
      },
    )
    return () => {
      isCancelled = true
    }
  }, [validator, changes])
  return checked?.changes === changes ? checked.findings : undefined
}

/** The findings with an error for each translation that cannot be written yet. */
function withUnfinished(findings: Findings, unfinished: StoredDraft['unfinished']): Findings {
  const faults = Object.keys(unfinished).map((key) => {
    const [file = '', entry = ''] = key.split(' ')
    return { code: 'unfinished', sentence: texts.translations.unfinished, file, path: [entry] }
  })
  return { ...findings, faults: [...findings.faults, ...faults] }
}
