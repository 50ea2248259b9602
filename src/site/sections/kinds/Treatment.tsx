export { TreatmentSection as default } from '../treatment/TreatmentSection'
