export { CallSection as default } from '../call/CallSection'
