export { ContactBlock as default } from '../contact/ContactBlock'
