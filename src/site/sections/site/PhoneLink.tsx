import type { ReactNode } from 'react'
import type { ClinicFile } from '../../../content/types.gen'
import { telHref } from '../../../shared/formats/phone'
import { useSite } from '../../siteContext'

export type PhoneLine = keyof ClinicFile['phones']

/** A number of the clinic; its landline if it has no mobile number. */
export const phoneOf = ({ phones }: Pick<ClinicFile, 'phones'>, line: PhoneLine): string =>
  phones[line] ?? phones.landline

type PhoneLinkProps = {
  line?: PhoneLine
  className?: string
  /** Default: the number. */
  children?: ReactNode
}

/** A `tel:` link, by default to the landline. */
export function PhoneLink({ line = 'landline', className, children }: PhoneLinkProps) {
  const { phoneText } = useSite()
  const number = phoneOf(useSite().clinic, line)
  return (
    <a className={className} href={telHref(number)}>
      {children ?? phoneText(number)}
    </a>
  )
}
