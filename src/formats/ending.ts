/**
 * The ending that a time of day takes in languages whose endings follow the last
 * number that is spoken: the minutes, or the hour where there are none (`21.30`
 * ends in 30, `18.00` in 18). Which ending, the text itself says, with spaces
 * between: `ones` for what ends in 1 to 9, `tens` for 0, 10, 20, 30, 40 and 50.
 * `{{time, ending(ones: e ye …; tens: a a ye …)}}`
 */
export function ending(time: string, { ones = '', tens = '' }: { ones?: string; tens?: string }) {
  const [hour = 0, minute = 0] = (time.match(/\d+/g) ?? []).map(Number)
  const last = minute || hour
  return last % 10 ? ones.split(' ')[(last % 10) - 1] : tens.split(' ')[last / 10]
}
