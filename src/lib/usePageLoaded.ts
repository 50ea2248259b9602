import { useEffect, useState } from 'react'

/** True once everything the page itself asked for is there. */
export function usePageLoaded(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const finish = () => setLoaded(true)
    if (document.readyState === 'complete') finish()
    else addEventListener('load', finish, { once: true })
    return () => removeEventListener('load', finish)
  }, [])
  return loaded
}
