import { useState } from 'react'
import { Button, InputField } from './Controls'
import controls from './Controls.module.css'
import { closeDialog, Dialog } from './Dialog'
import { words } from './text'

const { link: texts } = words.accounts

type AddressDialogProps = {
  heading: string
  text: string
  label: string
  address: string
  onClose(): void
}

/** A secret address, shown only once. */
export function AddressDialog({ heading, text, label, address, onClose }: AddressDialogProps) {
  const [message, setMessage] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setMessage(texts.copied),
      () => {
        // The field still allows copying by hand.
      },
    )
  return (
    <Dialog heading={heading} onClose={onClose}>
      <p>{text}</p>
      <InputField
        label={label}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p role="status">{message}</p>
      <div className={controls.buttons}>
        <Button look="primary" onClick={copy}>
          {texts.copy}
        </Button>
        <Button look="quiet" onClick={closeDialog}>
          {texts.close}
        </Button>
      </div>
    </Dialog>
  )
}
