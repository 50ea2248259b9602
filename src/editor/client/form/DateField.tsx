import { useState } from 'react'
import controls from '../../../desk/client/kit/Controls.module.css'
import { formatTag } from '../../../desk/client/kit/text'
import { FieldError } from './FieldError'
import styles from './Form.module.css'
import { errorAria, type FieldProps, idOf, useForm } from './formContext'

const figures = new Intl.DateTimeFormat(formatTag, {
  timeZone: 'UTC',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
/** The parts of a date in the order of the clinic's language. */
const order = figures
  .formatToParts(0)
  .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(`${value}T00:00Z`))

/** A typed date, in the order of the language or with the year first, as `YYYY-MM-DD`. */
function dayIn(written: string): string | undefined {
  const parts = written.trim().split(/[.\-/\s]+/)
  const names = parts[0]?.length === 4 ? (['year', 'month', 'day'] as const) : order
  const part = (name: (typeof order)[number]) => parts[names.indexOf(name)] ?? ''
  const day = `${part('year')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`
  return parts.length === 3 && /^\d{4}-\d\d-\d\d$/.test(day) && isDay(day) ? day : undefined
}

/** A day, written as the clinic's language writes it, in every browser. */
export function DateField({ node, path, value, order: keys }: FieldProps) {
  const { edit, findingAt } = useForm()
  const [typed, setTyped] = useState<string>()
  const id = idOf(path)
  const shown = isDay(value) ? figures.format(new Date(`${value}T00:00Z`)) : String(value ?? '')
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
        placeholder={figures.format(new Date('2027-01-31'))}
        value={typed ?? shown}
        {...errorAria(id, findingAt(path))}
        onChange={({ target }) => {
          setTyped(target.value)
          edit({ kind: 'set', path, order: keys, value: dayIn(target.value) ?? target.value })
        }}
        onBlur={() => setTyped(undefined)}
      />
      <FieldError path={path} node={node} />
    </div>
  )
}
