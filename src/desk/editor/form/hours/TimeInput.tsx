import { useState } from 'react'
import controls from '../../../styles/Controls.module.css'

type TimeInputProps = {
  label: string
  /** `HH:MM` */
  value: string
  /** The id of what is wrong with it. */
  fault: string | undefined
  onTime(time: string): void
}

/** A time of day. One that is half typed is nobody's yet. */
export function TimeInput({ label, value, fault, onTime }: TimeInputProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      type="time"
      className={controls.input}
      aria-label={label}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value) onTime(target.value)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
