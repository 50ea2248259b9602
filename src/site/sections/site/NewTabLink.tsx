import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'

type NewTabLinkProps = { href: string | undefined; className?: string; children: ReactNode }

/** An external link in a new tab, with a hint for screen readers. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  const { t } = useTranslation()
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{` ${t('newTab')}`}</VisuallyHidden>
    </a>
  )
}
