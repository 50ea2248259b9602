export { BookingForm } from './BookingForm'
export { Day } from './Day'
