import { lineIcon } from './lineIcon'

export const CopyIcon = lineIcon(
  <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.2" />,
  <path d="M15.5 8.5V6.2A2.2 2.2 0 0 0 13.3 4H6.2A2.2 2.2 0 0 0 4 6.2v7.1a2.2 2.2 0 0 0 2.2 2.2h2.3" />,
)
