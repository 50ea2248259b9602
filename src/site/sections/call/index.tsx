import type { SectionData } from '../../../content/sections'
import { buttonClass } from '../../../ui/button'
import { useSite } from '../../siteContext'
import { CallLink } from '../site/CallLink'
import { PageLink } from '../site/PageLink'
import { CallBand } from './CallBand'
import styles from './CallBand.module.css'

export default function Call({ data }: { data: SectionData['call'] }) {
  const { isPublished } = useSite()
  const { id, title, text, label, page, phone } = data
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
