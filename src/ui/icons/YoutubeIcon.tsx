import { type IconProps, LineIcon } from './LineIcon'

export function YoutubeIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <rect x="3.2" y="6" width="17.6" height="12" rx="3.6" />
      <path d="M10.5 9.5v5l4.3-2.5z" fill="currentColor" />
    </LineIcon>
  )
}
