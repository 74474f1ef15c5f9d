import type { components, FieldFault } from '@skafferi/api'
import { contactMessageRequestLimits as limits } from '@skafferi/api/limits'
import { isText, recordOf, type Schema } from '../../rules/json/schema'
import { cleanIdentifier, trimText } from '../../rules/text/typed-text'
import type { Problem } from '../../platform/action'
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

/** A field of the contact form. */
export type ContactField = keyof ContactValues

/** Errors of the contact form, by field. */
export type ContactFaults = Partial<Record<ContactField, 'required' | 'too_long' | 'invalid'>>

/** The contact form. */
export interface ContactMessage {
  /** The values, stored until the message is sent. */
  draft: FormDraft<Partial<ContactValues>>
  /** Errors of the last try to send. */
  faults: ContactFaults
  sending: boolean
  /** Why it was not sent; null if a field's error explains it. */
  problem: Problem<'send_message'> | null
  /** Sends the message. Resolves to true if it was accepted. */
  onSend: (event: { values: ContactValues }) => Promise<boolean>
}

/** The empty form. */
export const emptyContactMessage: ContactValues = {
  name: '',
  email: '',
  company: '',
  phone: '',
  subject: '',
  message: '',
}

const fields = Object.keys(emptyContactMessage) as ContactField[]

/** Maximum length of each field, in characters. */
export const contactLimits = Object.fromEntries(fields.map((field) => [field, limits[field].maxLength])) as Record<
  ContactField,
  number
>

/** Schema of a stored draft of the form. */
export const isStoredMessage: Schema<Partial<ContactValues>> = recordOf(isText)

const formats: Partial<Record<ContactField, RegExp>> = {
  email: new RegExp(limits.email.pattern, 'u'),
  phone: new RegExp(limits.phone.pattern, 'u'),
}

/** Returns a field's normalized value, for validation and for the request. */
const valueOf = (field: ContactField, values: ContactValues) =>
  field in formats ? cleanIdentifier(values[field]) : trimText(values[field])

function checkField(field: ContactField, value: string): ContactFaults[ContactField] {
  if (value === '') return 'minLength' in limits[field] ? 'required' : undefined
  if (value.length > limits[field].maxLength) return 'too_long'
  return formats[field]?.test(value) === false ? 'invalid' : undefined
}

/** Validates the form; each field is trimmed first. Empty if it is valid. */
export function checkContactMessage(values: ContactValues): ContactFaults {
  const faults: ContactFaults = {}
  for (const field of fields) {
    const fault = checkField(field, valueOf(field, values))
    if (fault) faults[field] = fault
  }
  return faults
}

/** Creates the request, trimmed and without empty fields. */
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

/** Returns the errors of a refusal's fields. */
export function toContactFaults(refusedFields: Readonly<Record<string, FieldFault>>): ContactFaults {
  return Object.fromEntries(fields.filter((field) => field in refusedFields).map((field) => [field, 'invalid']))
}
