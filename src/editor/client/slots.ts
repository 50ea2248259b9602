import { placeholdersIn } from '../../shared/formats/fill'
import { texts } from './text'

const words: Readonly<Record<string, string | undefined>> = texts.slots

/** A placeholder as it is stored, and as editors read it: in English `{{city}}` as `‹city›`. */
type Slot = { stored: string; shown: string }

function slotsIn(text: string): Slot[] {
  return placeholdersIn(text).flatMap(({ raw, name }) =>
    words[name] === undefined ? [] : [{ stored: raw, shown: `‹${words[name]}›` }],
  )
}

/** A stored text with words in place of its placeholders. */
export const shownText = (stored: string): string =>
  slotsIn(stored).reduce((text, slot) => text.replaceAll(slot.stored, slot.shown), stored)

/** The placeholders of a text as editors read them, each once. */
export const shownSlots = (text: string): string =>
  shownText([...new Set(placeholdersIn(text).map(({ raw }) => raw))].join(' '))

const all = Object.keys(texts.slots).flatMap((name) => slotsIn(`{{${name}}}`))

/**
 * The inverse of `shownText` for a typed text; `before` is the stored text that it replaces. Of a
 * placeholder that was partly deleted, nothing stays.
 */
export function storedText(typed: string, before: string): string {
  const own = slotsIn(before)
  const whole = [...own, ...all].reduce(
    (text, { stored, shown }) => text.replaceAll(shown, stored),
    typed,
  )
  const parts = own.flatMap(({ shown }) =>
    [...shown].slice(1).flatMap((_, at) => [shown.slice(0, at + 1), shown.slice(at + 1)]),
  )
  return parts
    .sort((one, other) => other.length - one.length)
    .reduce((text, part) => text.replace(part, ''), whole)
}
