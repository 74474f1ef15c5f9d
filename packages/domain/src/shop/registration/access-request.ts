import type { AccessRequest } from '@skafferi/api'
import { accessRequestLimits as limits } from '@skafferi/api/limits'
import { shape } from '../../rules/json/schema'
import { cleanIdentifier, trimText } from '../../rules/text/typed-text'
import type { Problem } from '../../platform/action'
import { isUnanswered } from '../../rules/registration/registration'

/** The access request form. */
export interface AccessRequestDraft {
  companyName: string
  fullName: string
  email: string
  phone: string
  message: string
}

/** A field of the short form. */
export type AccessRequestField = keyof AccessRequestDraft

/** An invalid field of the short form; `refused`: by the store. */
export interface AccessRequestFault {
  field: AccessRequestField
  kind: 'empty' | 'too_long' | 'format' | 'refused'
}

/** View of the access request form. */
export interface AccessRequestView {
  /** Maximum lengths by field, from the contract. */
  limits: Readonly<Record<AccessRequestField, number>>
  busy: boolean
  /** Error of the last submission, a new object each time; null if there was none. */
  fault: AccessRequestFault | null
  problem: Problem<'request_access'> | null
  /** True if it was received. */
  done: boolean
}

/** An empty access request. */
export const emptyAccessRequest: AccessRequestDraft = {
  companyName: '',
  fullName: '',
  email: '',
  phone: '',
  message: '',
}

/** Maximum lengths by field, from the contract. */
export const accessRequestFieldLimits: AccessRequestView['limits'] = {
  companyName: limits.company_name.maxLength,
  fullName: limits.full_name.maxLength,
  email: limits.email.maxLength,
  phone: limits.phone.maxLength,
  message: limits.message.maxLength,
}

/** Schema of a stored access request. */
export const isAccessRequest = shape<AccessRequestDraft>(emptyAccessRequest)

const contractNames: Readonly<Record<AccessRequestField, keyof AccessRequest>> = {
  companyName: 'company_name',
  fullName: 'full_name',
  email: 'email',
  phone: 'phone',
  message: 'message',
}

const fields = Object.keys(emptyAccessRequest) as AccessRequestField[]
const required: readonly AccessRequestField[] = ['companyName', 'fullName', 'email']

const formats: Partial<Record<AccessRequestField, RegExp>> = {
  email: new RegExp(limits.email.pattern, 'u'),
  phone: new RegExp(limits.phone.pattern, 'u'),
}

/** Normalizes a field for checking and sending. */
const valueOf = (field: AccessRequestField, draft: AccessRequestDraft) =>
  field in formats ? cleanIdentifier(draft[field]) : trimText(draft[field])

/**
 * Returns the first error of the access request: a required field that is empty, otherwise one that is too long or
 * malformed; null if valid.
 */
export function findAccessRequestFault(draft: AccessRequestDraft): AccessRequestFault | null {
  const empty = required.find((field) => isUnanswered(draft[field]))
  if (empty) return { field: empty, kind: 'empty' }
  for (const field of fields) {
    const text = valueOf(field, draft)
    if (text.length > accessRequestFieldLimits[field]) return { field, kind: 'too_long' }
    if (formats[field]?.test(text) === false) return { field, kind: 'format' }
  }
  return null
}

/** Returns the first field that a refusal names; null if it names none. */
export function firstRefusedField(refused: Readonly<Record<string, unknown>>): AccessRequestField | null {
  return fields.find((field) => contractNames[field] in refused) ?? null
}

/** Returns the request body: trimmed, without empty fields. */
export function toAccessRequest(draft: AccessRequestDraft): AccessRequest {
  return {
    company_name: valueOf('companyName', draft),
    full_name: valueOf('fullName', draft),
    email: valueOf('email', draft),
    phone: valueOf('phone', draft) || undefined,
    message: valueOf('message', draft) || undefined,
  }
}
