import { useCallback, useState } from 'react'
import { Cancelled, prove } from '../entrance/passkey'
import { DeskFault } from '../lib/ask'
import { words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import { closeDialog, Dialog } from './Dialog'

const { proof: texts } = words

type Asked = { go(): void; leave(fault: Cancelled): void }

/**
 * What wants a proof of the last minutes: `proven` does it, and where the server asks for
 * the proof first, so does the dialog that `proof` shows; then it is done again. Rejects
 * with Cancelled when the dialog was closed.
 */
export function useProof() {
  const [asked, setAsked] = useState<Asked>()

  const proven = useCallback(async <T,>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (fault) {
      if (!(fault instanceof DeskFault && fault.code === 'unproven')) throw fault
      await new Promise<void>((go, leave) => setAsked({ go, leave }))
      return act()
    }
  }, [])

  const proof = asked && (
    <Proof
      onProven={asked.go}
      onClose={() => {
        setAsked(undefined)
        // Where it was proven this comes too late to matter.
        asked.leave(new Cancelled())
      }}
    />
  )
  return { proven, proof }
}

type ProofProps = { onProven(): void; onClose(): void }

function Proof({ onProven, onClose }: ProofProps) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')

  async function begin(dialog: HTMLDialogElement | null) {
    setBusy(true)
    setFault('')
    try {
      await prove()
      onProven()
      dialog?.close()
    } catch (caught) {
      setFault(caught instanceof Cancelled ? texts.cancelled : texts.refused)
      setBusy(false)
    }
  }

  return (
    <Dialog heading={texts.heading} onClose={onClose}>
      <p>{texts.text}</p>
      <p className={controls.fault} role="alert">
        {fault}
      </p>
      <div className={controls.buttons}>
        <button
          type="button"
          className={controls.primary}
          disabled={busy}
          onClick={({ currentTarget }) => void begin(currentTarget.closest('dialog'))}
        >
          {busy ? words.signIn.waiting : texts.prove}
        </button>
        <button type="button" className={controls.quiet} onClick={closeDialog}>
          {texts.cancel}
        </button>
      </div>
    </Dialog>
  )
}
