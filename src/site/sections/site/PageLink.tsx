import type { ReactNode } from 'react'
import { useSite } from '../../siteContext'
import { useNavigation } from './navigation'
import { type Target, usePageLink } from './usePageLink'

type PageLinkProps = Target & {
  className?: string
  /** Default: the page's name. */
  children?: ReactNode
}

/** A link to a page of the site; the current page's has `aria-current`. */
export function PageLink({ page, hash, search, className, children }: PageLinkProps) {
  const { sitePage } = useSite()
  const { page: shown } = useNavigation()
  const isCurrent = page === shown && !hash && !search
  return (
    <a
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      {...usePageLink({ page, hash, search })}
    >
      {children ?? sitePage(page).title}
    </a>
  )
}
