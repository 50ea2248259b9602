export { AboutText as default } from '../about/AboutText'
