import { type IconProps, LineIcon } from './LineIcon'

export function MenuIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M4 7.5h16M4 12h16M4 16.5h10" />
    </LineIcon>
  )
}
