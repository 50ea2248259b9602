import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Calls `react` when a route change begins, back and forward included, before the new page is shown. */
export function useOnNavigate(react: () => void): void {
  const router = useRouter()
  const onNavigate = useEffectEvent(react)
  useEffect(() => router.subscribe('onBeforeNavigate', () => onNavigate()), [router])
}
