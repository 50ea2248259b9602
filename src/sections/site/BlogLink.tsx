import { useTranslation } from 'react-i18next'
import { usePageLink } from './usePageLink'

/** Leads home until the clinic has a blog, and so never calls itself the current page. */
export function BlogLink({ className }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <a className={className} {...usePageLink({ page: 'home' })}>
      {t('drawer.blog')}
    </a>
  )
}
