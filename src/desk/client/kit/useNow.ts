import { useEffect, useState } from 'react'

const interval = 20_000

/** The current time in milliseconds since 1970, updated three times a minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [])
  return now
}
