import type { KeyboardEvent } from 'react'
import controls from '../kit/Controls.module.css'
import { words } from '../kit/text'

/** Enter saves, as in text fields: browsers ignore it in a select, or open its list. */
function saveOnEnter(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

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
