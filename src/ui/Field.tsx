import type { InputHTMLAttributes, ReactNode, SyntheticEvent } from 'react'
import { classNames } from './classNames'
import styles from './Field.module.css'

type FieldProps = {
  /** The name in the form's data. */
  name: string
  label: string
  /** The hint below the control. */
  hint?: ReactNode
  /** The error message; absent if valid. */
  error?: string
  /** Called after a change or blur. */
  onCheck?: (event: SyntheticEvent<HTMLInputElement | HTMLSelectElement>) => void
}

type TextFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'required' | 'defaultValue'
  >

export function TextField({
  name,
  label,
  hint,
  error,
  onCheck,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      <input
        {...input}
        {...controlProps({ name, hint, error })}
        type={type}
        className={styles.control}
        onInput={onCheck}
        onBlur={onCheck}
      />
    </Field>
  )
}

type SelectFieldProps = FieldProps & {
  /** The submitted value, and its label if different. */
  options: readonly { value: string; label?: string }[]
  /** The label of the empty option. */
  emptyLabel: string
}

export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, error, onCheck, options, emptyLabel } = props
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      <span className={styles.choice}>
        <select
          {...controlProps({ name, hint, error })}
          className={classNames(styles.control, styles.select)}
          onInput={onCheck}
          onBlur={onCheck}
        >
          <option value="">{emptyLabel}</option>
          {options.map(({ value, label = value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </Field>
  )
}

const controlId = (name: string) => `field-${name}`
const hintId = (name: string) => `field-${name}-hint`
const errorId = (name: string) => `field-${name}-error`

/** Callers cannot set ARIA: it follows from hint and error. */
const controlProps = ({ name, hint, error }: Omit<FieldProps, 'label'>) => ({
  name,
  id: controlId(name),
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    classNames(hint ? hintId(name) : undefined, error && errorId(name)) || undefined,
})

function Field({ name, label, hint, error, children }: FieldProps & { children: ReactNode }) {
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
      {hint && (
        <p className={styles.hint} id={hintId(name)}>
          {hint}
        </p>
      )}
    </div>
  )
}
