import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from './Controls'
import controls from './Controls.module.css'
import styles from './Dialog.module.css'
import { words } from './text'

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

type ConfirmDialogProps = DialogProps & {
  yes: string
  no: string
  /** Whether yes can be pressed; true by default. */
  isReady?: boolean
  onYes(): void
}

/** A yes-or-no question before an action that needs confirmation. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { yes, no, isReady = true, onYes, children, ...dialog } = props
  return (
    <Dialog {...dialog}>
      {children}
      <p className={controls.buttons}>
        <Button
          look="primary"
          disabled={!isReady}
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

type Question = { heading: string; text: string; yes: string; onYes(): void }

/** A confirmation before an act that cannot be undone. `question` must be rendered. */
export function useQuestion() {
  const [asked, ask] = useState<Question>()
  const question = asked && (
    <ConfirmDialog {...asked} no={words.form.cancel} onClose={() => ask(undefined)}>
      <p>{asked.text}</p>
    </ConfirmDialog>
  )
  return { ask, question }
}
