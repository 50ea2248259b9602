const key = 'desk-contact'

/** Notes that the server has answered just now: the time alone, for the next start without it. */
export const noteContact = (): void => localStorage.setItem(key, String(Date.now()))

/** When it last did, in milliseconds since 1970; undefined on a device it never answered. */
export function lastContact(): number | undefined {
  const kept = localStorage.getItem(key)
  return kept === null ? undefined : Number(kept)
}
