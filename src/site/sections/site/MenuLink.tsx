import type { MenuEntry } from '../../../content/siteMap'
import { PageLink } from './PageLink'
import { usePageLink } from './usePageLink'

/** A menu link. With its own label it has no `aria-current`. */
export function MenuLink({ entry, className }: { entry: MenuEntry; className?: string }) {
  const link = usePageLink({ page: entry.page })
  if (!entry.label) return <PageLink page={entry.page} className={className} />
  return (
    <a className={className} {...link}>
      {entry.label}
    </a>
  )
}
