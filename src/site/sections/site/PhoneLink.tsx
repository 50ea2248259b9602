import type { ReactNode } from 'react'
import { clinic } from '../../../content'
import { phoneText } from '../../../shared/formats/inLanguage'
import { telHref } from '../../../shared/formats/phone'

export type PhoneLine = keyof typeof clinic.phones

/** A number of the clinic; its landline if it has no mobile number. */
export const phoneOf = (line: PhoneLine): string => clinic.phones[line] ?? clinic.phones.landline

type PhoneLinkProps = {
  line?: PhoneLine
  className?: string
  /** Default: the number. */
  children?: ReactNode
}

/** A `tel:` link, by default to the landline. */
export function PhoneLink({ line = 'landline', className, children }: PhoneLinkProps) {
  const number = phoneOf(line)
  return (
    <a className={className} href={telHref(number)}>
      {children ?? phoneText(number)}
    </a>
  )
}
