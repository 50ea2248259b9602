import { lineIcon } from './lineIcon'

export const PhoneIcon = lineIcon(
  <path d="M7.7 4.2l2 4.3-2 1.8c1 2.5 3 4.5 5.9 5.9l1.8-2 4.3 2-.4 2.7a1.6 1.6 0 0 1-1.7 1.3C10.6 19.6 4.5 13.5 3.8 6.4a1.6 1.6 0 0 1 1.3-1.7z" />,
)
