export { DoctorsSection as default } from '../home/DoctorsSection'
