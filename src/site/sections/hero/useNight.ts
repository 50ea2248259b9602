import { useEffect, useState } from 'react'
import { isNight } from '../../../shared/formats/sun'
import { useSite } from '../../siteContext'
import { useOpening } from '../site/useOpening'

/**
 * Whether the clinic is closed and the sun is down there, by the visitor's clock; false in
 * prerendered HTML. Updates with `useOpening`, at least every hour.
 */
export function useNight(): boolean {
  const { map } = useSite().clinic
  const opening = useOpening()
  const [night, setNight] = useState(false)
  useEffect(() => {
    setNight(opening !== undefined && !opening.open && isNight(Date.now(), map))
  }, [opening, map])
  return night
}
