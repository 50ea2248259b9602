import prices from 'virtual:locale/prices'
import services from 'virtual:locale/services'
import staff from 'virtual:locale/staff'
import treatment from 'virtual:locale/treatment'
import { addStrings } from '../../i18n'

addStrings('prices', prices)
addStrings('services', services)
addStrings('staff', staff)
addStrings('treatment', treatment)
