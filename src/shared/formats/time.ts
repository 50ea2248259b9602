const TIME = /^(\d{1,2})(?:\s*[.:,-]?\s*([0-5]\d)(?::\d{2})?)?$/

/**
 * A time of day as people write it, `9`, `9.30`, `0930`, `09:30`, `09:30:00`, as `HH:MM`; undefined
 * for anything else.
 */
export function readTime(written: string): string | undefined {
  const [, hour = '', minute = '00'] = TIME.exec(written.trim()) ?? []
  return hour === '' || Number(hour) > 23 ? undefined : `${hour.padStart(2, '0')}:${minute}`
}
