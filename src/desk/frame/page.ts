import { useSyncExternalStore } from 'react'
import type { Me } from '../contract'

const all = ['board', 'day', 'figures', 'audit'] as const
export type Page = (typeof all)[number]

/** The pages that are somebody's; the first is where they begin. */
export const pagesOf = ({ role, strength }: Me): readonly Page[] => {
  if (role === 'editor') return []
  return role === 'manager' && strength === 'passkey' ? all : all.filter((page) => page !== 'audit')
}

const subscribe = (hear: () => void) => {
  addEventListener('hashchange', hear)
  return () => removeEventListener('hashchange', hear)
}

/** The page that the address names behind its `#`, so that the browser's own way back leads back. */
export function usePage(me: Me): Page {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return pagesOf(me).find((page) => hash === `#${page}`) ?? 'board'
}
