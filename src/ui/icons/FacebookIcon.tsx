import { type IconProps, LineIcon } from './LineIcon'

export function FacebookIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M13 20v-8.6M9.2 12.6h6.3M13 12.6V8.3A2.8 2.8 0 0 1 15.8 5.5h.7" strokeWidth="2.4" />
    </LineIcon>
  )
}
