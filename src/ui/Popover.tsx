import * as Radix from '@radix-ui/react-popover'

/** Radix' popover under its own part names: not modal, so it injects no style element. */
export const Popover = Radix.Root
export const PopoverAnchor = Radix.Anchor
export const PopoverPortal = Radix.Portal
export const PopoverContent = Radix.Content
