import type { ReactNode } from 'react'
import type { Service } from '../../../content/types.gen'
import { classNames } from '../../../ui/classNames'
import { Icon } from '../../../ui/Icon'
import { useSite } from '../../siteContext'
import { PageLink } from '../site/PageLink'
import styles from './ServiceCard.module.css'

type ServiceCardProps = {
  service: Service
  /** An action; without one, the whole card is a link to the service. */
  action?: ReactNode
}

export function ServiceCard({ service, action }: ServiceCardProps) {
  const { isPublished, servicesPage } = useSite()
  const { id, title, description, icon, tone, page } = service
  return (
    <article className={styles.card} data-tone={tone}>
      <span className={styles.arch}>
        <Icon icon={icon} size={52} />
      </span>
      <h3 className={styles.title}>
        {page && isPublished(page) ? (
          <PageLink page={page} className={classNames(styles.link, !action && styles.whole)}>
            {title}
          </PageLink>
        ) : !action && servicesPage ? (
          <PageLink page={servicesPage} hash={id} className={classNames(styles.link, styles.whole)}>
            {title}
          </PageLink>
        ) : (
          title
        )}
      </h3>
      <p className={styles.description}>{description}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </article>
  )
}
