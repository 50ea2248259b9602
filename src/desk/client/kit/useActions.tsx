import { useCallback, useState } from 'react'
import { Alert, Button } from './Controls'
import controls from './Controls.module.css'
import { type ApiError, errorCode, faultText } from './call'
import { closeDialog, Dialog } from './Dialog'
import { Cancelled, reauth } from './passkey'
import { words } from './text'

const { proof: texts } = words

type Pending = { retry(): void; cancel(fault: Cancelled): void }

/**
 * Repeats an action after re-authentication if the server requires it. `reauthDialog` must be
 * rendered. Rejects with Cancelled if the dialog is closed.
 */
export function useReauth() {
  const [pending, setPending] = useState<Pending>()

  const withReauth = useCallback(async <T,>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (fault) {
      if (errorCode(fault) !== 'unproven') throw fault
      await new Promise<void>((retry, cancel) => setPending({ retry, cancel }))
      return act()
    }
  }, [])

  const reauthDialog = pending && (
    <ReauthDialog
      onSuccess={pending.retry}
      onClose={() => {
        setPending(undefined)
        // No effect after a success.
        pending.cancel(new Cancelled())
      }}
    />
  )
  return { withReauth, reauthDialog }
}

/**
 * Runs actions of a page that may require re-authentication, and keeps the texts of the last one.
 * `own`: texts of further error codes; `onOver`: the session has ended.
 */
export function useActions(own: Partial<Record<ApiError['code'], string>>, onOver: () => void) {
  const [message, setMessage] = useState('')
  const [fault, setFault] = useState('')
  const { withReauth, reauthDialog } = useReauth()

  const fail = useCallback(
    (caught: unknown) => {
      if (caught instanceof Cancelled) return
      if (errorCode(caught) === 'unauthorised') onOver()
      else setFault(faultText(caught, own))
    },
    [own, onOver],
  )
  async function act(work: () => Promise<void>) {
    setFault('')
    setMessage('')
    await withReauth(work).catch(fail)
  }
  return { message, setMessage, fault, fail, act, reauthDialog }
}

type ReauthDialogProps = { onSuccess(): void; onClose(): void }

function ReauthDialog({ onSuccess, onClose }: ReauthDialogProps) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')

  async function begin(dialog: HTMLDialogElement | null) {
    setBusy(true)
    setFault('')
    try {
      await reauth()
      onSuccess()
      dialog?.close()
    } catch (caught) {
      setFault(caught instanceof Cancelled ? texts.cancelled : texts.refused)
      setBusy(false)
    }
  }

  return (
    <Dialog heading={texts.heading} onClose={onClose}>
      <p>{texts.text}</p>
      <Alert>{fault}</Alert>
      <div className={controls.buttons}>
        <Button
          look="primary"
          disabled={busy}
          onClick={({ currentTarget }) => void begin(currentTarget.closest('dialog'))}
        >
          {busy ? words.signIn.waiting : texts.prove}
        </Button>
        <Button look="quiet" onClick={closeDialog}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
