import type { ReactNode } from 'react'
import { type PageId, sitePage } from '../../content/pages'
import { useNavigation } from './navigation'
import { usePageLink } from './usePageLink'

type PageLinkProps = {
  page: PageId
  /** The id of the page's part to go to, without `#`. */
  hash?: string
  /** What the page shall begin with, as query parameters. */
  search?: Readonly<Record<string, string>>
  className?: string
  /** Another label than the page's own name. */
  children?: ReactNode
}

/** A link to one of the site's pages under the page's own name; the current page's has `aria-current`. */
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
