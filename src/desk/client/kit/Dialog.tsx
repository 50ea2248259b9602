import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './Controls'
import controls from './Controls.module.css'
import styles from './Dialog.module.css'

type DialogProps = { heading: string; onClose(): void; children: ReactNode }

/** Closes the dialog around a button; the browser restores the focus. */
export const closeDialog = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest('dialog')?.close()

/** A modal dialog. Escape closes it. */
export function Dialog({ heading, onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  )
}

type ConfirmDialogProps = DialogProps & { yes: string; no: string; onYes(): void }

/** A yes-or-no question before an action that needs confirmation. */
export function ConfirmDialog({ yes, no, onYes, children, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog {...dialog}>
      {children}
      <p className={controls.buttons}>
        <Button
          look="primary"
          onClick={(event) => {
            closeDialog(event)
            onYes()
          }}
        >
          {yes}
        </Button>
        <Button look="secondary" onClick={closeDialog}>
          {no}
        </Button>
      </p>
    </Dialog>
  )
}
