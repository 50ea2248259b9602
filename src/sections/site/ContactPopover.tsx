export function ContactPopover() {
  return null
}
