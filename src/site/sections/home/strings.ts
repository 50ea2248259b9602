import strings from 'virtual:locale/home'
import { addStrings } from '../../i18n'

addStrings('home', strings)
