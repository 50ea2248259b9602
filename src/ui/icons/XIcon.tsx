import { type IconProps, LineIcon } from './LineIcon'

export function XIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M5 4.5h3.2L19 19.5h-3.2zM18.4 4.5l-5.6 6.4M11 13.2l-5.5 6.3" />
    </LineIcon>
  )
}
