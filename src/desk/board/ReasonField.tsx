import { words } from '../lib/words'
import controls from '../styles/Controls.module.css'

/** Why nothing came of a request. */
export function ReasonField() {
  const { cancelled, reasons } = words.form
  return (
    <label className={controls.field}>
      <span>{cancelled}</span>
      <select name="reason" className={controls.input}>
        {Object.entries(reasons).map(([reason, text]) => (
          <option key={reason} value={reason}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
