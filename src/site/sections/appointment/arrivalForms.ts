/* What the sender of a request may add to it: one chunk. */
export { PhoneCorrection } from './PhoneCorrection'
export { PreferencesForm } from './PreferencesForm'
