import { useTranslation } from 'react-i18next'
import { useSite } from '../../siteContext'
import { PageLink } from './PageLink'

type BrandProps = { onDark?: boolean; className?: string }

export function Brand({ onDark = false, className }: BrandProps) {
  const { clinic, homePage, logo } = useSite()
  const { t } = useTranslation()
  const { src, width, height } = onDark ? logo.onDark : logo.onLight
  return (
    <PageLink page={homePage} className={className}>
      <img src={src} alt={t('siteName', { clinic: clinic.name })} width={width} height={height} />
    </PageLink>
  )
}
