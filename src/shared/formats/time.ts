/** Hours and minutes, between the words that people write around them. */
const TIME =
  /^(?:saat|um|at)?\s*(\d{1,2})(?:\s*[.:,-]?\s*([0-5]\d)(?::\d{2})?)?\s*(?:([ap])\.?m\.?|uhr|h|o.clock)?$/i

/**
 * A time of day as people write it, `9`, `9.30`, `0930`, `09:30:00`, `9.30 Uhr`, `2.30 pm`, as
 * `HH:MM`; undefined for anything else.
 */
export function readTime(written: string): string | undefined {
  const [, figure = '', minute = '00', half] = TIME.exec(written.trim()) ?? []
  if (figure === '' || Number(figure) > (half ? 12 : 23)) return undefined
  const hour = half ? (Number(figure) % 12) + (/p/i.test(half) ? 12 : 0) : Number(figure)
  return `${String(hour).padStart(2, '0')}:${minute}`
}
