import strings from 'virtual:locale/prices'
import { addStrings } from '../../i18n'

addStrings('prices', strings)
