import { useSyncExternalStore } from 'react'
import type { Me } from '../contract'

const all = ['board', 'day', 'figures', 'accounts', 'audit'] as const
export type Page = (typeof all)[number]

/** What is the manager's alone, who has come in by a passkey. */
const managed: readonly Page[] = ['accounts', 'audit']

/** The pages that are somebody's; the first is where they begin. */
export const pagesOf = ({ role, strength }: Me): readonly Page[] => {
  if (role === 'editor') return []
  return role === 'manager' && strength === 'passkey'
    ? all
    : all.filter((page) => !managed.includes(page))
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
