import type { ContactField, ContactValues } from '@skafferi/domain/content/views'

/** The parts of a message in the order they are asked for. */
export const contactFields: readonly ContactField[] = ['name', 'email', 'company', 'phone', 'subject', 'message']

/** A message of which nothing is written yet. */
export const emptyContact: ContactValues = { name: '', email: '', company: '', phone: '', subject: '', message: '' }
