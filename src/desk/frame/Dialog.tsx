import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Dialog.module.css'

type DialogProps = { heading: string; onClose(): void; children: ReactNode }

/** Closes the dialog a button stands in; the focus goes back to where it was. */
export const closeDialog = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest('dialog')?.close()

/** Asks or shows something before anything else can be done. Escape closes it. */
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
