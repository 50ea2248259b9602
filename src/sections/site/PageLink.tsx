import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type PageId, paths } from '../../routes/paths'

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

/** The current page is marked by `aria-current` alone, not by a class. */
const unmarked = {}

/** A link to one of the site's pages under the page's own name; the current page's has `aria-current`. */
export function PageLink({ page, hash, search, className, children }: PageLinkProps) {
  const { t } = useTranslation()
  return (
    <Link to={paths[page]} hash={hash} search={search} className={className} activeProps={unmarked}>
      {children ?? t(`pages.${page}.title`)}
    </Link>
  )
}
