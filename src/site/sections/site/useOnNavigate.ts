import { useEffect, useEffectEvent } from 'react'
import { useNavigation } from './navigation'

/** Calls `onLeaving` when a route change begins, before the new page is shown. */
export function useOnNavigate(onLeaving: () => void): void {
  const { onLeave } = useNavigation()
  const onNavigate = useEffectEvent(onLeaving)
  useEffect(() => onLeave(() => onNavigate()), [onLeave])
}
