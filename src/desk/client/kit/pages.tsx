import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Me } from '../../contract/contract'
import controls from './Controls.module.css'
import styles from './PageLinks.module.css'
import { words } from './text'

const all = ['board', 'day', 'figures', 'site', 'accounts', 'audit'] as const
type Page = (typeof all)[number]

/** Managers with a passkey only. */
const managed: readonly Page[] = ['site', 'accounts', 'audit']

/** The pages an account may open, its start page first. */
export const pagesOf = ({ role, strength, edits }: Me): readonly Page[] => {
  const there = all.filter((page) => page !== 'site' || edits)
  if (role === 'doctor') return ['day']
  if (role === 'editor') return there.filter((page) => page === 'site')
  return role === 'manager' && strength === 'passkey'
    ? there
    : there.filter((page) => !managed.includes(page))
}

/** How many things wait on a page. */
export const PageCounts = createContext<Partial<Record<Page, number | undefined>>>({})

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

/** On a phone the links scroll: the current one is in sight. */
const showAll = (link: HTMLElement | null) =>
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Links to the pages an account may open. */
export function PageLinks({ me }: { me: Me }) {
  const current = usePage(me)
  const pages = pagesOf(me)
  const counts = useContext(PageCounts)
  if (pages.length === 0) return null
  return (
    <nav className={styles.links} aria-label={words.pages.label}>
      {pages.map((page) => (
        <a
          key={page}
          className={controls.quiet}
          href={`#${page}`}
          aria-current={page === current ? 'page' : undefined}
          ref={page === current ? showAll : undefined}
        >
          {words.pages[page]}
          {counts[page] ? ` (${counts[page]})` : ''}
        </a>
      ))}
    </nav>
  )
}
