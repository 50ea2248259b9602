export { TestimonialsSection as default } from '../home/TestimonialsSection'
