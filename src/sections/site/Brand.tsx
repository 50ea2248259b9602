import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import logo from '../../../content/media/logo.svg'
import logoOnDark from '../../../content/media/logo-on-dark.svg'
import { clinic } from '../../content'
import { paths } from '../../routes/paths'

type BrandProps = { onDark?: boolean; className?: string }

/** The clinic's wordmark, a link home. 311 x 98 is the drawing's own grid. */
export function Brand({ onDark = false, className }: BrandProps) {
  const { t } = useTranslation()
  return (
    <Link to={paths.home} className={className} activeProps={{}}>
      <img
        src={onDark ? logoOnDark : logo}
        alt={t('siteName', { clinic: clinic.name })}
        width={311}
        height={98}
      />
    </Link>
  )
}
