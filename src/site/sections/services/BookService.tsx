import { useTranslation } from 'react-i18next'
import type { Service } from '../../../content/types.gen'
import { buttonClass } from '../../../ui/button'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { useSite } from '../../siteContext'
import { presetSearch } from '../appointment/preset'
import { PageLink } from '../site/PageLink'

type BookServiceProps = {
  service: Service
  look?: 'primary' | 'secondary' | 'light'
}

/** A link to the form with the service's request option chosen. */
export function BookService({ service, look = 'secondary' }: BookServiceProps) {
  const { appointmentPage } = useSite()
  const { t } = useTranslation('services')
  const { title, request } = service
  return (
    <PageLink
      page={appointmentPage}
      search={request ? presetSearch({ request }) : undefined}
      className={buttonClass(look)}
    >
      {t('book')} <VisuallyHidden>{t('bookFor', { service: title })}</VisuallyHidden>
    </PageLink>
  )
}
