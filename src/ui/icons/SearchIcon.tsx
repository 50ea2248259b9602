import { type IconProps, LineIcon } from './LineIcon'

export function SearchIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="M15 15l5 5" />
    </LineIcon>
  )
}
