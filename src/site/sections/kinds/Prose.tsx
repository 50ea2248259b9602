export { ProseSection as default } from '../prose/ProseSection'
