import { lineIcon } from './lineIcon'

export const PinIcon = lineIcon(
  <path d="M12 20.5c-4.2-4.3-6.3-7.6-6.3-10.4a6.3 6.3 0 0 1 12.6 0c0 2.8-2.1 6.1-6.3 10.4z" />,
  <circle cx="12" cy="10" r="2.3" />,
)
