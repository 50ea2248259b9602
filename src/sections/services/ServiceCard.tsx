import type { ServicesFile } from '../../content'
import { Icon } from '../../ui/Icon'
import styles from './ServiceCard.module.css'

type ServiceCardProps = { service: ServicesFile['services'][number] }

/** A service: its icon in an arch of its tone, its name, what it is. */
export function ServiceCard({ service }: ServiceCardProps) {
  return (
    <article className={styles.card} data-tone={service.tone}>
      <span className={styles.arch}>
        <Icon icon={service.icon} size={52} />
      </span>
      <h3 className={styles.title}>{service.title}</h3>
      <p className={styles.description}>{service.description}</p>
    </article>
  )
}
