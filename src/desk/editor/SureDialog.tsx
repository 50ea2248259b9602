import type { ReactNode } from 'react'
import { closeDialog, Dialog } from '../frame/Dialog'
import controls from '../styles/Controls.module.css'

type SureDialogProps = {
  heading: string
  yes: string
  no: string
  onYes(): void
  onClose(): void
  children: ReactNode
}

/** Asks before something is done that is not to be done by mistake. */
export function SureDialog({ heading, yes, no, onYes, onClose, children }: SureDialogProps) {
  return (
    <Dialog heading={heading} onClose={onClose}>
      {children}
      <p className={controls.buttons}>
        <button
          type="button"
          className={controls.primary}
          onClick={(event) => {
            closeDialog(event)
            onYes()
          }}
        >
          {yes}
        </button>
        <button type="button" className={controls.secondary} onClick={closeDialog}>
          {no}
        </button>
      </p>
    </Dialog>
  )
}
