/**
 * Which case ending a Turkish time of day takes. It follows the last number
 * that is spoken: the minutes, or the hour where there are none (`21:30` ends
 * in 30, `18:00` in 18). Source: Turkish Language Association, spelling guide,
 * "Numbers": endings of figures follow their reading.
 */
type Dative = 'e' | 'a' | 'ye' | 'ya'
type Locative = 'de' | 'da' | 'te' | 'ta'

/** By the last digit, 1 to 9; a round number is told by its tens. */
const ones: readonly [Dative, Locative][] = [
  ['e', 'de'],
  ['ye', 'de'],
  ['e', 'te'],
  ['e', 'te'],
  ['e', 'te'],
  ['ya', 'da'],
  ['ye', 'de'],
  ['e', 'de'],
  ['a', 'da'],
]

/** 0, 10, 20, 30, 40, 50. */
const tens: readonly [Dative, Locative][] = [
  ['a', 'da'],
  ['a', 'da'],
  ['ye', 'de'],
  ['a', 'da'],
  ['a', 'ta'],
  ['ye', 'de'],
]

function endings(time: string): [Dative, Locative] {
  const [hour, minute] = time.split(':').map(Number)
  const last = minute || hour || 0
  return ones[(last % 10) - 1] ?? tens[last / 10] ?? ['e', 'de']
}

/** "until when": `23:00` → `e`, `20:00` → `ye`, `21:30` → `a`, `16:00` → `ya`. Takes `HH:MM`. */
export const dativeOf = (time: string): Dative => endings(time)[0]

/** "at what time": `11:00` → `de`, `09:00` → `da`, `13:00` → `te`, `10:40` → `ta`. Takes `HH:MM`. */
export const locativeOf = (time: string): Locative => endings(time)[1]
