import type { ProseLink } from '../../../content/types.gen'
import { useSite } from '../../siteContext'
import { NewTabLink } from '../site/NewTabLink'
import { PageLink } from '../site/PageLink'
import styles from './ProseLinks.module.css'

/** Links to pages and, in a new tab, to other sites; pages that are off are left out. */
export function ProseLinks({ links }: { links: readonly ProseLink[] }) {
  const { isPublished } = useSite()
  const shown = links.filter(({ page }) => page === undefined || isPublished(page))
  if (shown.length === 0) return null
  return (
    <ul className={styles.links}>
      {shown.map(({ label, page, url }) => (
        <li key={label}>
          {page === undefined ? (
            <NewTabLink className={styles.link} href={url}>
              {label}
            </NewTabLink>
          ) : (
            <PageLink page={page} className={styles.link}>
              {label}
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  )
}
