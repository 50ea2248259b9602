import { clinic } from '../../content'
import { buttonClass } from '../../ui/button'
import { PhoneIcon } from '../../ui/icons/PhoneIcon'
import { type PhoneLine, PhoneLink } from './PhoneLink'

type CallLinkProps = { line?: PhoneLine; className?: string }

/** A number of the clinic with its sign, to press; a button unless it is to look otherwise. */
export function CallLink({ line = 'landline', className = buttonClass('primary') }: CallLinkProps) {
  return (
    <PhoneLink line={line} className={className}>
      <PhoneIcon />
      {clinic.phones[line]}
    </PhoneLink>
  )
}
