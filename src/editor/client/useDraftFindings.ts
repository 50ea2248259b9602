import { useEffect, useMemo, useState } from 'react'
import type { Finding, Findings } from '../contract/contract'
import type { Changes } from '../contract/validatorMessages'
import { findingKey } from './ConfirmWarnings'
import type { StoredDraft } from './draft/draftState'
import type { EditorDraft } from './draft/useDraft'
import { texts } from './text'
import type { Validator } from './validator'

const nothing: Changes = new Map()

/** Spaces and signs that came with a copied text: their fix is no decision. */
const MENDED = [
  ...['text.edge-space', 'text.double-space', 'text.odd-space', 'text.break'],
  ...['text.invisible', 'text.box', 'text.composed', 'text.entity'],
]

/** `mends`: faults that are fixed when the draft is sent. */
export type DraftFindings = Findings & { mends: Finding[] }

type Checked = Pick<EditorDraft, 'changes' | 'unfinished'>

/** The findings of the draft without the warnings that the published site has too. */
export function useDraftFindings(
  validator: Validator,
  { changes, unfinished }: Checked,
): DraftFindings | null | undefined {
  const published = useFindings(validator, nothing)
  const drafted = useFindings(validator, changes)
  return useMemo(() => {
    if (!drafted) return drafted
    const known = new Set(published?.warnings.map(findingKey))
    const warnings = drafted.warnings.filter((each) => !known.has(findingKey(each)))
    const isMended = ({ code, edit }: Finding) => edit !== undefined && MENDED.includes(code)
    const mends = drafted.faults.filter(isMended)
    const faults = drafted.faults.filter((each) => !isMended(each))
    return { ...withUnfinished({ faults, warnings }, unfinished), mends }
  }, [published, drafted, unfinished])
}

/** The findings of the draft: undefined while the validator runs, null if it failed. */
function useFindings(validator: Validator, changes: Changes): Findings | null | undefined {
  const [checked, setChecked] = useState<{ changes: Changes; findings: Findings | null }>()
  useEffect(() => {
    let isCancelled = false
    const failed = () => null
    validator
      .check(changes)
      .catch(failed)
      .then((findings) => {
        if (!isCancelled) setChecked({ changes, findings })
      })
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
