import strings from 'virtual:locale/appointment'
import { addStrings } from '../../i18n'

addStrings('appointment', strings)
