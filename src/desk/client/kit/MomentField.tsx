import { type ComponentProps, useId, useState } from 'react'
import { yearOf } from '../../../shared/formats/date'
import { fill } from '../../../shared/formats/fill'
import controls from './Controls.module.css'
import { words } from './text'
import { dayText, momentInput, readDay, readMoment, wallTimeText } from './times'

type MomentFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  label: string
  /** The class of the field. */
  place?: string
  /** As typed. */
  text: string
  /** On the clinic's clock, as `YYYY-MM-DD…`. */
  today: string
  /** `optional`: a day alone is right too. */
  hasTime?: boolean | 'optional'
  /** A search looks into no later year. */
  isSearch?: boolean | undefined
  onText(text: string): void
}

/**
 * A day, or a day and an hour, typed in the clinic's language: browsers write their own fields in
 * theirs. Below it the day in words, or how to write it; marked as wrong once it was left or sent.
 */
export function MomentField(props: MomentFieldProps) {
  const { label, place = controls.field, text, today, hasTime, isSearch, onText, ...input } = props
  const [isLeft, setLeft] = useState(false)
  const id = useId()
  const moment = hasTime && readMoment(text, today)
  const day = hasTime === true ? undefined : readDay(text, today, isSearch)
  const read = moment || day
  const isUnread = text.trim() !== '' && !read
  const isWrong = input['aria-invalid'] === true || (isUnread && isLeft)
  const example = momentInput(hasTime ? `${today.slice(0, 10)}T14:30` : today.slice(0, 10))
  return (
    <div className={place}>
      <label htmlFor={id}>{label}</label>
      <input
        className={controls.input}
        id={id}
        autoComplete="off"
        placeholder={example}
        value={text}
        aria-describedby={`${id}-read`}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        {...input}
        aria-invalid={isWrong}
        onBlur={(event) => {
          setLeft(true)
          input.onBlur?.(event)
        }}
      />
      <p className={`${controls.hint} ${isWrong ? controls.fault : ''}`} id={`${id}-read`}>
        {isUnread && fill(words.form.moment, { example })}
        {moment ? wallTimeText(moment, yearOf(today)) : day && dayText(day)}
      </p>
    </div>
  )
}

type DayFieldProps = {
  label: string
  place?: string
  /** `YYYY-MM-DD` or ''. */
  day: string
  today: string
  isSearch?: boolean
  onDay(day: string): void
}

/** A day that counts once it is whole, or empty. */
export function DayField({ day, onDay, ...field }: DayFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <MomentField
      {...field}
      text={typed ?? momentInput(day)}
      onText={(text) => {
        const read = readDay(text, field.today, field.isSearch)
        setTyped(text)
        if (read || text.trim() === '') onDay(read ?? '')
      }}
      onBlur={() => readDay(typed ?? '', field.today) && setTyped(undefined)}
    />
  )
}
