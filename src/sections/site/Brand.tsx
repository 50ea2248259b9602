import logo from 'virtual:media/logo.svg'
import logoOnDark from 'virtual:media/logo-on-dark.svg'
import { useTranslation } from 'react-i18next'
import { clinic } from '../../content'
import { homePage } from '../../content/pages'
import { PageLink } from './PageLink'

type BrandProps = { onDark?: boolean; className?: string }

/** The clinic's wordmark, a link home. 311 x 98 is the drawing's own grid. */
export function Brand({ onDark = false, className }: BrandProps) {
  const { t } = useTranslation()
  return (
    <PageLink page={homePage} className={className}>
      <img
        src={onDark ? logoOnDark : logo}
        alt={t('siteName', { clinic: clinic.name })}
        width={311}
        height={98}
      />
    </PageLink>
  )
}
