import { type IconProps, LineIcon } from './LineIcon'

export function ReachIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M9.6 4.2c3.5 0 6.2 2.3 6.2 5.2s-2.7 5.2-6.2 5.2c-.8 0-1.6-.12-2.3-.35l-3 1.5.9-2.5a4.9 4.9 0 0 1-1.8-3.8c0-2.9 2.7-5.2 6.2-5.2z" />
      <path d="M18.5 10.4c1.3.9 2.1 2.2 2.1 3.8a4.7 4.7 0 0 1-1.6 3.5l.8 2.3-2.8-1.4c-.6.2-1.3.3-2 .3-1.9 0-3.5-.8-4.5-2" />
    </LineIcon>
  )
}
