import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

type NewTabLinkProps = { href: string | undefined; className?: string; children: ReactNode }

/** A link that leaves the site in a tab of its own, and says so to who cannot see it. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  const { t } = useTranslation()
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{` ${t('newTab')}`}</VisuallyHidden>
    </a>
  )
}
