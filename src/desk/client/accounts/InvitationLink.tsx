import { useState } from 'react'
import { Button, InputField } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { closeDialog, Dialog } from '../kit/Dialog'
import { fill, words } from '../kit/text'

const { link: texts } = words.accounts

type InvitationLinkProps = { name: string; link: string; onClose(): void }

/** The invitation's link, shown only once. */
export function InvitationLink({ name, link, onClose }: InvitationLinkProps) {
  const [message, setMessage] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setMessage(texts.copied),
      () => {
        // The field still allows copying by hand.
      },
    )
  return (
    <Dialog heading={fill(texts.heading, { name })} onClose={onClose}>
      <p>{texts.text}</p>
      <InputField
        label={texts.label}
        readOnly
        value={link}
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
