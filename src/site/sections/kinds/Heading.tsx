export { PageHeading as default } from '../../../ui/PageHeading'
