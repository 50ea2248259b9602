import { lineIcon } from './lineIcon'

export const CalendarIcon = lineIcon(
  <path d="M5.5 6h13a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 5.5 6zM4 10.5h16M8.3 3.8V7M15.7 3.8V7" />,
  <path d="M9 15.2l2.1 2 3.9-3.9" />,
)
