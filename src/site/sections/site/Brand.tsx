import { useTranslation } from 'react-i18next'
import { useSite } from '../../siteContext'
import { PageLink } from './PageLink'

type BrandProps = { onDark?: boolean; className?: string }

export function Brand({ onDark = false, className }: BrandProps) {
  const { clinic, homePage, logo } = useSite()
  const { t } = useTranslation()
  const { src, width, height } = onDark ? logo.onDark : logo.onLight
  const name = t('siteName', { clinic: clinic.name })
  return (
    <PageLink page={homePage} className={className}>
      <picture>
        {!onDark && (
          <source srcSet={logo.onDark.src} media="screen and (prefers-color-scheme:dark)" />
        )}
        <img src={src} alt={name} width={width} height={height} />
      </picture>
    </PageLink>
  )
}
