import type { Call } from '../../../content'
import { isPublished } from '../../../content/pages'
import { buttonClass } from '../../../ui/button'
import { CallLink } from '../site/CallLink'
import { PageLink } from '../site/PageLink'
import { CallBand } from './CallBand'
import styles from './CallBand.module.css'

export function CallSection({ record }: { record: Call }) {
  const { id, title, text, label, page, phone } = record
  return (
    <CallBand id={`call_${id}`} title={title} text={text} record={`calls/${id}`}>
      {page && isPublished(page) && (
        <PageLink page={page} className={buttonClass('light')}>
          {label}
        </PageLink>
      )}
      {phone && <CallLink line={phone} className={styles.phone} />}
    </CallBand>
  )
}
