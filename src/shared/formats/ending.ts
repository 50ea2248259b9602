/**
 * The suffix of a time in languages with vowel harmony: it follows the minutes, or the hour if
 * they are 0. The text lists the suffixes, separated by spaces: `ones` for 1 to 9, `tens` for 0
 * to 50. `{{time, ending(ones: e ye ...; tens: a a ye ...)}}`
 */
export function ending(time: string, { ones = '', tens = '' }: { ones?: string; tens?: string }) {
  const [hour = 0, minute = 0] = (time.match(/\d+/g) ?? []).map(Number)
  const last = minute || hour
  return last % 10 ? ones.split(' ')[(last % 10) - 1] : tens.split(' ')[last / 10]
}
