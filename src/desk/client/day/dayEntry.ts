export { BookingForm } from './BookingForm'
export { Day } from './Day'
export { Visits } from './Visits'
