import { lineIcon } from './lineIcon'

export const SearchIcon = lineIcon(<circle cx="10.5" cy="10.5" r="6" />, <path d="M15 15l5 5" />)
