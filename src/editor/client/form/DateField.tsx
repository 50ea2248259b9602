import { useState } from 'react'
import controls from '../../../desk/client/kit/Controls.module.css'
import { momentInput, readDay } from '../../../desk/client/kit/times'
import { FieldError } from './FieldError'
import styles from './Form.module.css'
import { errorAria, type FieldProps, idOf, useForm } from './formContext'

/** A day, written as the clinic's language writes it, in every browser. */
export function DateField({ node, path, value, order: keys }: FieldProps) {
  const { edit, findingAt, today } = useForm()
  const [typed, setTyped] = useState<string>()
  const id = idOf(path)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {node.title}
      </label>
      <input
        id={id}
        className={controls.input}
        inputMode="numeric"
        autoComplete="off"
        placeholder={momentInput('2027-01-31')}
        value={typed ?? momentInput(String(value ?? ''))}
        {...errorAria(id, findingAt(path))}
        onChange={({ target }) => {
          setTyped(target.value)
          const day = readDay(target.value, today)
          edit({ kind: 'set', path, order: keys, value: day ?? target.value })
        }}
        onBlur={() => setTyped(undefined)}
      />
      <FieldError path={path} node={node} />
    </div>
  )
}
