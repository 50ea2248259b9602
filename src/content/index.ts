/**
 * The one door to the content. Each name is the whole typed file of the same
 * name in `content/`, with media references already resolved.
 */
export { default as about } from 'virtual:content/about'
export { default as appointment } from 'virtual:content/appointment'
export { default as clinic } from 'virtual:content/clinic'
export { default as doctors } from 'virtual:content/doctors'
export { default as hero } from 'virtual:content/hero'
export { default as prices } from 'virtual:content/prices'
export { default as privacy } from 'virtual:content/privacy'
export { default as services } from 'virtual:content/services'
export { default as site } from 'virtual:content/site'
export { default as statistics } from 'virtual:content/statistics'
export { default as testimonials } from 'virtual:content/testimonials'
export type * from './media'
export type * from './types.gen'
