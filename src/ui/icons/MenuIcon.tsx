import { lineIcon } from './lineIcon'

export const MenuIcon = lineIcon(<path d="M4 7.5h16M4 12h16M4 16.5h10" />)
