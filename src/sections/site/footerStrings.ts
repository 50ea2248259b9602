import strings from 'virtual:locale/footer'
import { addStrings } from '../../i18n'

addStrings('footer', strings)
