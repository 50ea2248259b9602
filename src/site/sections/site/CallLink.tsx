import { buttonClass } from '../../../ui/button'
import { PhoneIcon } from '../../../ui/icons/PhoneIcon'
import { useSite } from '../../siteContext'
import { type PhoneLine, PhoneLink, phoneOf } from './PhoneLink'

type CallLinkProps = { line?: PhoneLine; className?: string }

/** A phone link with an icon, by default a button. */
export function CallLink({ line = 'landline', className = buttonClass('primary') }: CallLinkProps) {
  const { phoneText } = useSite()
  return (
    <PhoneLink line={line} className={className}>
      <PhoneIcon />
      {phoneText(phoneOf(useSite().clinic, line))}
    </PhoneLink>
  )
}
