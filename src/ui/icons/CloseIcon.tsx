import { lineIcon } from './lineIcon'

export const CloseIcon = lineIcon(<path d="M6 6l12 12M18 6L6 18" />)
