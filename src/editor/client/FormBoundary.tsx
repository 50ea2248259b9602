import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../desk/client/kit/Controls'
import controls from '../../desk/client/kit/Controls.module.css'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import type { FileName } from '../contract/contract'
import type { EditorDraft } from './draft/useDraft'
import { texts } from './text'

type FormBoundaryProps = {
  draft: EditorDraft
  file: FileName
  children: ReactNode
}

/** Contains an error of a form: it is shown again once the draft has changed. */
export function FormBoundary({ draft, file, children }: FormBoundaryProps) {
  const [attempt, setAttempt] = useState(0)
  const unshown = <Unshown draft={draft} file={file} onChanged={() => setAttempt(attempt + 1)} />
  return (
    <ErrorBoundary key={attempt} fallback={unshown}>
      {children}
    </ErrorBoundary>
  )
}

type UnshownProps = Omit<FormBoundaryProps, 'children'> & { onChanged(): void }

/** A form that cannot be shown, and the way back to the published one; the bar below undoes steps. */
function Unshown({ draft, file, onChanged }: UnshownProps) {
  const [failed] = useState(draft.revision)
  useEffect(() => {
    if (draft.revision !== failed) onChanged()
  })
  return (
    <>
      <p className={controls.fault} role="alert">
        {texts.unshown.text}
      </p>
      {file in draft.texts && (
        <Button
          look="secondary"
          onClick={() =>
            draft.write(file, draft.publishedOf(file), { message: texts.unshown.restored })
          }
        >
          {texts.unshown.restore}
        </Button>
      )}
    </>
  )
}
