export type { ContactFault, ContactFaults, ContactField, ContactValues } from './contact'
export { ContactForm, type ContactFormProps } from './ContactForm'
