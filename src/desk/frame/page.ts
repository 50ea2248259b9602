import { useSyncExternalStore } from 'react'
import type { Me } from '../contract'

const all = ['board', 'day', 'figures', 'site', 'accounts', 'audit'] as const
export type Page = (typeof all)[number]

/** What is the manager's alone, who has come in by a passkey. */
const managed: readonly Page[] = ['site', 'accounts', 'audit']

/** The pages that are somebody's; the first is where they begin. */
export const pagesOf = ({ role, strength, edits }: Me): readonly Page[] => {
  const there = all.filter((page) => page !== 'site' || edits)
  if (role === 'editor') return there.filter((page) => page === 'site')
  return role === 'manager' && strength === 'passkey'
    ? there
    : there.filter((page) => !managed.includes(page))
}

const subscribe = (hear: () => void) => {
  addEventListener('hashchange', hear)
  return () => removeEventListener('hashchange', hear)
}

/** The page that the address names behind its `#`, so that the browser's own way back leads back. */
export function usePage(me: Me): Page | undefined {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const pages = pagesOf(me)
  return pages.find((page) => hash === `#${page}`) ?? pages[0]
}
