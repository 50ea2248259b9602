import strings from 'virtual:locale/contact'
import { addStrings } from '../../i18n'

addStrings('contact', strings)
