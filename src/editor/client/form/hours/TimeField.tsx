import { type ComponentProps, useState } from 'react'
import controls from '../../../../desk/client/kit/Controls.module.css'

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
        const time = timeIn(target.value)
        if (time !== undefined) onTime(time)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

/** A time as people write it, `9`, `9.30`, `0930`, `09:30`, as `HH:MM`; undefined for anything else. */
function timeIn(written: string): string | undefined {
  const bare = written.trim()
  const [, hour = '', minute = '00'] =
    /^(\d{1,2})(?:[.:]([0-5]\d))?$/.exec(bare) ?? /^(\d{1,2})([0-5]\d)$/.exec(bare) ?? []
  return hour === '' || Number(hour) > 23 ? undefined : `${hour.padStart(2, '0')}:${minute}`
}
