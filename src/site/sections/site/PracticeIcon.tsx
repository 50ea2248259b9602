import { site } from '../../../content'
import { ToothIcon } from '../../../ui/icons/ToothIcon'
import { Glyph } from './Glyph'

type PracticeIconProps = { className?: string }

/** The icon of the clinic's profession; a tooth unless the content names another. */
export const PracticeIcon = ({ className }: PracticeIconProps) =>
  site.profession ? (
    <Glyph glyph={site.profession.icon} className={className} />
  ) : (
    <ToothIcon className={className} />
  )
