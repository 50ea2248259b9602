import { useId, useState } from 'react'
import { Button } from '../../../../desk/client/kit/Controls'
import controls from '../../../../desk/client/kit/Controls.module.css'
import type { AmountForm } from '../../../../shared/formats/amount'
import { fill } from '../../../../shared/formats/fill'
import { texts } from '../../text'
import styles from './Prices.module.css'
import { type Column, cellsIn, rowsIn } from './prices'

type PasteCorrectionProps = {
  text: string
  column: Column
  form: AmountForm
  onText(text: string): void
  onCancel(): void
}

/** A pasted block with unreadable numbers, to correct or discard. */
export function PasteCorrection({ text, column, form, onText, onCancel }: PasteCorrectionProps) {
  const id = useId()
  const [corrected, setCorrected] = useState(text)
  const { unread } = rowsIn(cellsIn(corrected), column, form)
  return (
    <div className={styles.paste}>
      <label className={controls.field} htmlFor={id}>
        {texts.prices.unread}
      </label>
      <div className={controls.fault} id={`${id}-unread`} role="status">
        <ul>
          {unread.map(({ row, written }) => (
            <li key={`${row} ${written}`}>{fill(texts.prices.unreadCell, { row, written })}</li>
          ))}
        </ul>
      </div>
      <textarea
        id={id}
        className={controls.input}
        rows={Math.min(10, corrected.split('\n').length + 1)}
        aria-describedby={`${id}-unread`}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the paste that has just been refused
        autoFocus
        value={corrected}
        onChange={({ target }) => setCorrected(target.value)}
      />
      <p className={controls.buttons}>
        <Button look="primary" disabled={unread.length > 0} onClick={() => onText(corrected)}>
          {texts.prices.pasteAgain}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </p>
    </div>
  )
}
