import { type ComponentProps, useState } from 'react'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { readTime } from '../../../../shared/formats/time'

type TimeFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** `HH:MM` */
  value: string
  onTime(time: string): void
}

/** How a time of day is written. */
export const HOUR_EXAMPLE = '09:30'

/** A time of day as people write it. `onTime` gets an unreadable text too, to be refused, but no empty one. */
export function TimeField({ value, onTime, ...input }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      {...input}
      className={controls.input}
      autoComplete="off"
      size={5}
      placeholder={HOUR_EXAMPLE}
      value={typed ?? value}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value.trim()) onTime(readTime(target.value) ?? target.value)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
