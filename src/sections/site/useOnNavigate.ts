import { useEffect, useEffectEvent } from 'react'
import { useNavigation } from '../../navigation'

/** Calls `react` when a route change begins, back and forward included, before the new page is shown. */
export function useOnNavigate(react: () => void): void {
  const { onLeave } = useNavigation()
  const onNavigate = useEffectEvent(react)
  useEffect(() => onLeave(() => onNavigate()), [onLeave])
}
