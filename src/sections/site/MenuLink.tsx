import type { MenuEntry } from '../../content/siteMap'
import { PageLink } from './PageLink'
import { usePageLink } from './usePageLink'

/** A link of a menu. Under a label of its own it never calls itself the current page. */
export function MenuLink({ entry, className }: { entry: MenuEntry; className?: string }) {
  const link = usePageLink({ page: entry.page })
  if (!entry.label) return <PageLink page={entry.page} className={className} />
  return (
    <a className={className} {...link}>
      {entry.label}
    </a>
  )
}
