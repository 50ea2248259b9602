import { type Call, clinic } from '../../content'
import { isPublished } from '../../content/pages'
import { buttonClass } from '../../ui/button'
import { PageLink } from '../site/PageLink'
import { CallBand } from './CallBand'
import { PhoneLink } from './PhoneLink'

/** A call of the content: a button to a page, a number, or both. */
export function CallSection({ record }: { record: Call }) {
  const { id, title, text, label, page, phone } = record
  return (
    <CallBand id={`call_${id}`} title={title} text={text} record={`calls/${id}`}>
      {page && isPublished(page) && (
        <PageLink page={page} className={buttonClass('light')}>
          {label}
        </PageLink>
      )}
      {phone && <PhoneLink phone={clinic.phones[phone]} />}
    </CallBand>
  )
}
