import type { MenuEntry } from '../../../content/siteMap'
import { PageLink } from './PageLink'
import { usePageLink } from './usePageLink'

type MenuItemsProps = {
  entries: readonly MenuEntry[]
  className?: string
  /** Items from this index on are out of reach. */
  inertFrom?: number
}

/** The entries of a menu as list items; `className` is that of the links. */
export function MenuItems({ entries, className, inertFrom }: MenuItemsProps) {
  return entries.map((entry, index) => (
    <li key={entry.label ?? entry.page} inert={inertFrom !== undefined && index >= inertFrom}>
      <MenuLink entry={entry} className={className} />
    </li>
  ))
}

/** A menu link. With its own label it has no `aria-current`. */
function MenuLink({ entry, className }: { entry: MenuEntry; className?: string }) {
  const link = usePageLink({ page: entry.page })
  if (!entry.label) return <PageLink page={entry.page} className={className} />
  return (
    <a className={className} {...link}>
      {entry.label}
    </a>
  )
}
