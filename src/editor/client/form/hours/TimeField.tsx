import { type ComponentProps, useId, useState } from 'react'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { words } from '../../../../desk/client/kit/text'
import { fill } from '../../../../shared/formats/fill'
import { readTime } from '../../../../shared/formats/time'

type TimeFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** `HH:MM` */
  value: string
  onTime(time: string): void
}

/** How a time of day is written. */
export const HOUR_EXAMPLE = '09:30'

/** A time of day as people write it; `onTime` gets complete times only. */
export function TimeField({ value, onTime, ...input }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [hasLeft, setLeft] = useState(false)
  const id = useId()
  const isUnread = typed?.trim() ? readTime(typed) === undefined : false
  const isWrong = hasLeft && isUnread
  return (
    <>
      <input
        {...input}
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': id })}
        className={controls.input}
        autoComplete="off"
        size={5}
        placeholder={HOUR_EXAMPLE}
        value={typed ?? value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value)
          const time = readTime(target.value)
          if (time !== undefined) onTime(time)
        }}
        onBlur={() => {
          setLeft(true)
          if (!isUnread) setTyped(undefined)
        }}
      />
      <span className={controls.fault} id={id}>
        {isWrong && fill(words.form.moment, { example: HOUR_EXAMPLE })}
      </span>
    </>
  )
}
