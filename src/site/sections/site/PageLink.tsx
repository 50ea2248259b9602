import type { ReactNode } from 'react'
import { type PageId, sitePage } from '../../../content/pages'
import { useNavigation } from './navigation'
import { usePageLink } from './usePageLink'

type PageLinkProps = {
  page: PageId
  /** The fragment, without `#`. */
  hash?: string
  /** Query parameters for the page. */
  search?: Readonly<Record<string, string>>
  className?: string
  /** Default: the page's name. */
  children?: ReactNode
}

/** A link to a page of the site; the current page's has `aria-current`. */
export function PageLink({ page, hash, search, className, children }: PageLinkProps) {
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
