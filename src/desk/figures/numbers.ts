import { fill, lang, words } from '../lib/words'

const { figures: texts, waited } = words

const whole = new Intl.NumberFormat(lang)
const percent = new Intl.NumberFormat(lang, { style: 'percent' })

export const sayCount = (count: number): string => whole.format(count)

/** A part of a whole in per cent. */
export const sayShare = (count: number, total: number): string =>
  percent.format(total === 0 ? 0 : count / total)

/** Minutes as people say them: `45 dk`, `2 sa`, `1 sa 20 dk`. */
export function sayMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return fill(waited.minutes, { minutes })
  return rest === 0 ? fill(texts.hours, { hours }) : fill(waited.hours, { hours, minutes: rest })
}
