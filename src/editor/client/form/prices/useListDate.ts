import { useState } from 'react'
import { applyFormEdit } from '../../json/applyFormEdit'
import { type FormContext, useForm } from '../formContext'

/** The field of the price list's date in its file. */
const DATE = ['listDate']

/**
 * The date of the price list follows its prices: the first change sets it to today, taking all
 * changes back restores it, and the editor may keep the published one.
 */
export function useListDate(): {
  form: FormContext
  /** Undefined while no price differs from the published ones. */
  choice: { isToday: boolean; choose(isToday: boolean): void } | undefined
} {
  const form = useForm()
  const { whole, published, today } = form
  const [wish, setWish] = useState<boolean>()
  const isChanged = pricesIn(whole) !== pricesIn(published)
  const isToday = dateIn(whole) === today
  const follows = wish ?? (!isChanged || isToday)
  const withDate = (text: string, value: unknown) =>
    applyFormEdit(text, { kind: 'set', path: DATE, value })
  const complete = (text: string) => {
    const isOwn = pricesIn(JSON.parse(text)) !== pricesIn(published)
    return follows ? withDate(text, isOwn ? today : dateIn(published)) : text
  }
  return {
    form: {
      ...form,
      edit: (edits, about) => form.edit(edits, { ...about, complete }),
    },
    choice:
      isChanged && dateIn(published) !== today
        ? {
            isToday,
            choose(isFollowing) {
              setWish(isFollowing)
              const value = isFollowing ? today : dateIn(published)
              form.edit([], { complete: (text) => withDate(text, value) })
            },
          }
        : undefined,
  }
}

const pricesIn = (file: unknown) => JSON.stringify(Reflect.get(Object(file), 'categories'))
const dateIn = (file: unknown): unknown => Reflect.get(Object(file), 'listDate')
