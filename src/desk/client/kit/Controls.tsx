import type { ComponentProps } from 'react'
import styles from './Controls.module.css'

type ButtonProps = ComponentProps<'button'> & { look: 'primary' | 'secondary' | 'quiet' | 'chip' }

/** A button. It submits a form only with `type="submit"`. */
export const Button = ({ look, ...button }: ButtonProps) => (
  <button type="button" className={styles[look]} {...button} />
)

/** An error, announced when it appears. */
export const Alert = (alert: ComponentProps<'p'>) => (
  <p className={styles.fault} role="alert" {...alert} />
)

/** `place`: the class of the label, which contains the control. */
type LabelProps = { label: string; place?: string }

type InputFieldProps = LabelProps & ComponentProps<'input'>

export const InputField = ({ label, place = styles.field, ...input }: InputFieldProps) => (
  <label className={place}>
    <span>{label}</span>
    <input className={styles.input} {...input} />
  </label>
)

type SelectFieldProps = LabelProps &
  ComponentProps<'select'> & {
    /** Values with their texts. */
    options: readonly (readonly [value: string, text: string])[]
  }

export const SelectField = ({
  label,
  place = styles.field,
  options,
  ...select
}: SelectFieldProps) => (
  <label className={place}>
    <span>{label}</span>
    <select className={styles.input} {...select}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
