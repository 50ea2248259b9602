import { type IconProps, LineIcon } from './LineIcon'

export function InstagramIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <rect x="4" y="4" width="16" height="16" rx="4.7" />
      <circle cx="12" cy="12" r="3.7" />
      <path d="M16.6 7.4h.01" strokeWidth="2.4" />
    </LineIcon>
  )
}
