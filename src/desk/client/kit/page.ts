import { useSyncExternalStore } from 'react'
import type { Me } from '../../contract/contract'

const all = ['board', 'day', 'figures', 'site', 'accounts', 'audit'] as const
export type Page = (typeof all)[number]

/** Managers with a passkey only. */
const managed: readonly Page[] = ['site', 'accounts', 'audit']

/** The pages an account may open, its start page first. */
export const pagesOf = ({ role, strength, edits }: Me): readonly Page[] => {
  const there = all.filter((page) => page !== 'site' || edits)
  if (role === 'editor') return there.filter((page) => page === 'site')
  return role === 'manager' && strength === 'passkey'
    ? there
    : there.filter((page) => !managed.includes(page))
}

const subscribe = (onChange: () => void) => {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

/** The page named by the address's hash, so that the back button works. */
export function usePage(me: Me): Page | undefined {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const pages = pagesOf(me)
  return pages.find((page) => hash === `#${page}`) ?? pages[0]
}
