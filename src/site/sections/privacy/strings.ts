import strings from 'virtual:locale/privacy'
import { addStrings } from '../../i18n'

addStrings('privacy', strings)
