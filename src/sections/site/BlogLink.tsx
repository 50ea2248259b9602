import { useLinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../routes/paths'

/** Leads home until the clinic has a blog, and so never calls itself the current page. */
export function BlogLink({ className }: { className?: string }) {
  const { t } = useTranslation()
  const { 'aria-current': _current, ...link } = useLinkProps({ to: paths.home, className })
  return <a {...link}>{t('drawer.blog')}</a>
}
