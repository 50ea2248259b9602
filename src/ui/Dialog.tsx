import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'

/**
 * Radix' dialog under its own part names. Always `modal={false}`: the modal one
 * injects a style element, which the content security policy refuses. A dialog
 * that must hold the page calls `holdPage` instead.
 */
export function Dialog(props: Omit<ComponentProps<typeof Radix.Root>, 'modal'>) {
  return <Radix.Root {...props} modal={false} />
}

export const DialogPortal = Radix.Portal
export const DialogContent = Radix.Content
export const DialogTitle = Radix.Title
export const DialogClose = Radix.Close
