import type { ComponentProps } from 'react'
import styles from './Controls.module.css'

type ButtonProps = ComponentProps<'button'> & { look: 'primary' | 'secondary' | 'quiet' | 'chip' }

/** A button. It submits a form only with `type="submit"`. */
export const Button = ({ look, ...button }: ButtonProps) => (
  <button type="button" className={styles[look]} {...button} />
)

/** `place`: the label's class. */
type LabelProps = { label: string; place?: string }

/** An input with a label. */
export const InputField = ({
  label,
  place = styles.field,
  ...input
}: LabelProps & ComponentProps<'input'>) => (
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

/** A select with a label. */
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
