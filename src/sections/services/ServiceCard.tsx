import type { ReactNode } from 'react'
import type { ServicesFile } from '../../content'
import { servicesPage } from '../../content/pages'
import { Icon } from '../../ui/Icon'
import { PageLink } from '../site/PageLink'
import styles from './ServiceCard.module.css'

type ServiceCardProps = {
  service: ServicesFile['services'][number]
  /** What can be done about it; without any the whole card leads to the service's own entry. */
  action?: ReactNode
}

/** A service: its icon in an arch of its tone, its name, what it is. */
export function ServiceCard({ service, action }: ServiceCardProps) {
  const { id, title, description, icon, tone } = service
  return (
    <article className={styles.card} data-tone={tone}>
      <span className={styles.arch}>
        <Icon icon={icon} size={52} />
      </span>
      <h3 className={styles.title}>
        {action === undefined && servicesPage ? (
          <PageLink page={servicesPage} hash={id} className={styles.link}>
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
