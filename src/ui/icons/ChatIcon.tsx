import { lineIcon } from './lineIcon'

export const ChatIcon = lineIcon(
  <path d="M12 4.2c4.7 0 8.3 3.1 8.3 7.1s-3.6 7.1-8.3 7.1c-1.1 0-2.1-.16-3-.45L4.7 19.9l1.2-3.6c-1.35-1.25-2.2-3-2.2-5 0-4 3.6-7.1 8.3-7.1z" />,
  <path d="M8.6 11.3h.01M12 11.3h.01M15.4 11.3h.01" strokeWidth="2.4" />,
)
