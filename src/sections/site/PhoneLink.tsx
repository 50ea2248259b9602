import type { ReactNode } from 'react'
import { clinic } from '../../content'
import { telHref } from '../../formats/phone'

export type PhoneLine = keyof typeof clinic.phones

type PhoneLinkProps = {
  line?: PhoneLine
  className?: string
  /** What is to be pressed, where it is not the number itself. */
  children?: ReactNode
}

/** One of the clinic's numbers, called by one tap: the landline unless another is named. */
export function PhoneLink({ line = 'landline', className, children }: PhoneLinkProps) {
  const number = clinic.phones[line]
  return (
    <a className={className} href={telHref(number)}>
      {children ?? number}
    </a>
  )
}
