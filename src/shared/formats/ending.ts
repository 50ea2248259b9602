/**
 * The suffix of a time in languages with vowel harmony, by its minutes or full hour. Suffixes are
 * separated by spaces, `ones` for 1 to 9: `{{time, ending(ones: e ye ...; tens: a a ye ...)}}`
 */
export function ending(time: string, { ones = '', tens = '' }: { ones?: string; tens?: string }) {
  const [hour = 0, minute = 0] = (time.match(/\d+/g) ?? []).map(Number)
  const last = minute || hour
  return last % 10 ? ones.split(' ')[(last % 10) - 1] : tens.split(' ')[last / 10]
}
