export { ContactDetails } from './ContactDetails'
