import { clinic } from '../../content'
import { telHref } from '../../formats/phone'
import { buttonClass } from '../../ui/button'
import { PhoneIcon } from '../../ui/icons/PhoneIcon'

const { landline } = clinic.phones

/** The clinic's number, to press: what stands where something of the page does not. */
export function CallLink() {
  return (
    <a className={buttonClass('primary')} href={telHref(landline)}>
      <PhoneIcon />
      {landline}
    </a>
  )
}
