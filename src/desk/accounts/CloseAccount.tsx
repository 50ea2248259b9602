import type { Account } from '../contract'
import { closeDialog, Dialog } from '../frame/Dialog'
import { fill, words } from '../lib/words'
import controls from '../styles/Controls.module.css'

const { sure: texts } = words.accounts

type CloseAccountProps = { account: Account; onSure(): void; onClose(): void }

/** Asks once before somebody is shut out. */
export function CloseAccount({ account: { name }, onSure, onClose }: CloseAccountProps) {
  return (
    <Dialog heading={fill(texts.heading, { name })} onClose={onClose}>
      <p>{texts.text}</p>
      <div className={controls.buttons}>
        <button
          type="button"
          className={controls.primary}
          onClick={(event) => {
            closeDialog(event)
            onSure()
          }}
        >
          {texts.yes}
        </button>
        <button type="button" className={controls.quiet} onClick={closeDialog}>
          {texts.no}
        </button>
      </div>
    </Dialog>
  )
}
