export { AboutBlock as default } from '../home/AboutBlock'
