import { lineIcon } from './lineIcon'

export const PainIcon = lineIcon(<path d="m13.2 3.5-7 9.8h5.3l-.9 7.2 7.2-10.2h-5.4z" />)
