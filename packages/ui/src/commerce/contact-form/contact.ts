/** The parts of a message to the shop, in the contract's names. */
export type ContactField = 'name' | 'email' | 'company' | 'phone' | 'subject' | 'message'

/** Every part of a message as text; what is not given is empty. */
export type ContactValues = Record<ContactField, string>

/** What is wrong with a part of a message. */
export type ContactFault = 'required' | 'too_long' | 'invalid'

/** The faults of a message; empty where there is none. */
export type ContactFaults = Partial<Record<ContactField, ContactFault>>

/** The parts in the order they are asked for. */
export const contactFields: readonly ContactField[] = ['name', 'email', 'company', 'phone', 'subject', 'message']

/** A message of which nothing is written yet. */
export const emptyContact: ContactValues = { name: '', email: '', company: '', phone: '', subject: '', message: '' }
