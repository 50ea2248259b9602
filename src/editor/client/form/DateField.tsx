import { useState } from 'react'
import controls from '../../../desk/client/kit/Controls.module.css'
import { dayExample, momentInput, readDay } from '../../../desk/client/kit/times'
import { fill } from '../../../shared/formats/fill'
import { readTime } from '../../../shared/formats/time'
import { texts } from '../text'
import { FieldError } from './FieldError'
import styles from './Form.module.css'
import { errorAria, type FieldProps, idOf, useForm } from './formContext'
import { HOUR_EXAMPLE } from './hours/TimeField'

/** The pattern of a time of day. */
export const HOUR = '^([01][0-9]|2[0-3]):[0-5][0-9]$'

/** A day or a time of day, as people write it, in every browser. */
export function DateField({ node, path, value, isRequired, order }: FieldProps) {
  const { edit, findingAt, today } = useForm()
  const [typed, setTyped] = useState<string>()
  const id = idOf(path)
  const isHour = node.pattern === HOUR
  const title = node.title ?? ''
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {isRequired ? title : fill(texts.field.optional, { title })}
      </label>
      <input
        id={id}
        className={controls.input}
        autoComplete="off"
        placeholder={isHour ? HOUR_EXAMPLE : dayExample}
        value={typed ?? momentInput(String(value ?? ''))}
        {...errorAria(id, findingAt(path))}
        onChange={({ target: { value: text } }) => {
          setTyped(text)
          const read = isHour ? readTime(text) : readDay(text, today)
          if (text === '' && !isRequired) edit({ kind: 'remove', path })
          else edit({ kind: 'set', path, order, value: read ?? text })
        }}
        onBlur={() => setTyped(undefined)}
      />
      <FieldError path={path} node={node} />
    </div>
  )
}
