import type { components } from '@skafferi/api'
import { contactMessageRequestLimits as limits } from '@skafferi/api/limits'
import { cleanIdentifier, trimText } from '../format/typed-text.rules'
import type { Problem } from '../action'
import type { FormDraft } from '../draft'

/** The values of the contact form; an empty string for a field without input. */
export interface ContactValues {
  name: string
  email: string
  company: string
  phone: string
  subject: string
  message: string
}

/** A field of a message to the shop. */
export type ContactField = keyof ContactValues

/** What is wrong with a message, by field. */
export type ContactFaults = Partial<Record<ContactField, 'required' | 'too_long' | 'invalid'>>

/** Writing to the shop: what is wrong with the message, or why it did not arrive. */
export interface ContactMessage {
  /** What was typed, field by field, kept until the message has arrived. */
  draft: FormDraft<Partial<ContactValues>>
  /** What was wrong with the message that was sent last, by field. */
  faults: ContactFaults
  sending: boolean
  /** Why it was not sent; null where a field's fault says so. */
  problem: Problem<'send_message'> | null
  /** Sends the message. Resolves to whether it arrived. */
  onSend: (event: { values: ContactValues }) => Promise<boolean>
}

/** A message in which nothing was entered. */
export const emptyContactMessage: ContactValues = {
  name: '',
  email: '',
  company: '',
  phone: '',
  subject: '',
  message: '',
}

const fields = Object.keys(emptyContactMessage) as ContactField[]

/** The most characters each field takes. */
export const contactLimits = Object.fromEntries(fields.map((field) => [field, limits[field].maxLength])) as Record<
  ContactField,
  number
>

/** The fields of a message that was kept unsent; null where they are none. */
export function parseStoredMessage(stored: unknown): Partial<ContactValues> | null {
  if (typeof stored !== 'object' || stored === null) return null
  const isField = ([field, value]: [string, unknown]) => field in emptyContactMessage && typeof value === 'string'
  return Object.entries(stored).every(isField) ? stored : null
}

const formats: Partial<Record<ContactField, RegExp>> = {
  email: new RegExp(limits.email.pattern, 'u'),
  phone: new RegExp(limits.phone.pattern, 'u'),
}

/** A field as it is checked and sent. */
const valueOf = (field: ContactField, values: ContactValues) =>
  field in formats ? cleanIdentifier(values[field]) : trimText(values[field])

function checkField(field: ContactField, value: string): ContactFaults[ContactField] {
  if (value === '') return 'minLength' in limits[field] ? 'required' : undefined
  if (value.length > limits[field].maxLength) return 'too_long'
  return formats[field]?.test(value) === false ? 'invalid' : undefined
}

/** What is wrong with a message, each field checked after trimming; nothing where it is fine. */
export function checkContactMessage(values: ContactValues): ContactFaults {
  const faults: ContactFaults = {}
  for (const field of fields) {
    const fault = checkField(field, valueOf(field, values))
    if (fault) faults[field] = fault
  }
  return faults
}

/** The message to send: trimmed, and without what was left empty. */
export function toContactRequest(values: ContactValues): components['schemas']['ContactMessageRequest'] {
  const text = (field: ContactField) => valueOf(field, values)
  return {
    name: text('name'),
    email: text('email'),
    company: text('company') || undefined,
    phone: text('phone') || undefined,
    subject: text('subject'),
    message: text('message'),
  }
}

/** The fields a refusal names, as faults of the form. */
export function toContactFaults(refusedFields: Readonly<Record<string, string>>): ContactFaults {
  return Object.fromEntries(fields.filter((field) => field in refusedFields).map((field) => [field, 'invalid']))
}
