import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../lib/classNames'
import styles from './Field.module.css'

type FieldProps = {
  /** The control's name in the form's data. */
  name: string
  label: string
  /** What is wrong with the entry; absent while nothing is. */
  error?: string
  /** The visitor has changed or left the control. */
  onCheck?: () => void
}

type TextFieldProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'required'>

/** One line of text with its visible label and, when there is one, its error. */
export function TextField({
  name,
  label,
  error,
  onCheck,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field name={name} label={label} error={error}>
      <input
        {...input}
        {...controlProps(name, error)}
        type={type}
        className={styles.control}
        onInput={onCheck}
        onBlur={onCheck}
      />
    </Field>
  )
}

type SelectFieldProps = FieldProps & {
  options: readonly string[]
  /** The words of the first choice, whose value is empty. */
  emptyLabel: string
}

/** A native list of choices, the first of which is none. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, error, onCheck, options, emptyLabel } = props
  return (
    <Field name={name} label={label} error={error}>
      <select
        {...controlProps(name, error)}
        className={classNames(styles.control, styles.select)}
        onInput={onCheck}
        onBlur={onCheck}
      >
        <option value="">{emptyLabel}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </Field>
  )
}

const controlId = (name: string) => `field-${name}`
const errorId = (name: string) => `field-${name}-error`

/** The field owns its ARIA: what is said about the control follows from its error alone. */
const controlProps = (name: string, error: string | undefined) => ({
  name,
  id: controlId(name),
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? errorId(name) : undefined,
})

function Field({ name, label, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId(name)}>
        {label}
      </label>
      {children}
      {error && (
        <p className={styles.error} id={errorId(name)}>
          {error}
        </p>
      )}
    </div>
  )
}
