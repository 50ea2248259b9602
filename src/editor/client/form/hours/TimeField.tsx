import { type ComponentProps, useState } from 'react'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { readTime } from '../../../../shared/formats/time'

type TimeFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** `HH:MM` */
  value: string
  onTime(time: string): void
}

/** A time of day in 24 hours, in every browser; `onTime` gets complete times only. */
export function TimeField({ value, onTime, ...input }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      {...input}
      className={controls.input}
      inputMode="numeric"
      autoComplete="off"
      size={5}
      placeholder="09:00"
      value={typed ?? value}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setTyped(target.value)
        const time = readTime(target.value)
        if (time !== undefined) onTime(time)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
