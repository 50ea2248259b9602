import { useEffect, useState } from 'react'

/** How often waiting times are told anew, in milliseconds. */
const often = 20_000

/** The time, as often as it is told. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), often)
    return () => clearInterval(timer)
  }, [])
  return now
}
