import { useState } from 'react'
import { closeDialog, Dialog } from '../frame/Dialog'
import { fill, words } from '../lib/words'
import controls from '../styles/Controls.module.css'

const { link: texts } = words.accounts

type InvitationLinkProps = { name: string; link: string; onClose(): void }

/** The link that lets somebody in, shown this once. */
export function InvitationLink({ name, link, onClose }: InvitationLinkProps) {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setSaid(texts.copied),
      () => {
        // It stands in the field, to be copied by hand.
      },
    )
  return (
    <Dialog heading={fill(texts.heading, { name })} onClose={onClose}>
      <p>{texts.text}</p>
      <label className={controls.field}>
        <span>{texts.label}</span>
        <input
          className={controls.input}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <p role="status">{said}</p>
      <div className={controls.buttons}>
        <button type="button" className={controls.primary} onClick={copy}>
          {texts.copy}
        </button>
        <button type="button" className={controls.quiet} onClick={closeDialog}>
          {texts.close}
        </button>
      </div>
    </Dialog>
  )
}
