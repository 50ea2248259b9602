import type { KeyboardEvent } from 'react'
import { words } from '../lib/words'
import controls from '../styles/Controls.module.css'

/** Enter saves, as in the fields one types in; a browser does nothing with it here, or opens the list. */
function saveOnEnter(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Why nothing came of a request. */
export function ReasonField() {
  const { cancelled, reasons } = words.form
  return (
    <label className={controls.field}>
      <span>{cancelled}</span>
      <select name="reason" className={controls.input} onKeyDown={saveOnEnter}>
        {Object.entries(reasons).map(([reason, text]) => (
          <option key={reason} value={reason}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
