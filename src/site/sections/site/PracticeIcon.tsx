import { ToothIcon } from '../../../ui/icons/ToothIcon'
import { useSite } from '../../siteContext'
import { Glyph } from './Glyph'

type PracticeIconProps = { className?: string }

/** The icon of the clinic's profession; a tooth unless the content names another. */
export function PracticeIcon({ className }: PracticeIconProps) {
  const { profession } = useSite().place
  if (!profession) return <ToothIcon className={className} />
  return <Glyph glyph={profession.icon} className={className} />
}
