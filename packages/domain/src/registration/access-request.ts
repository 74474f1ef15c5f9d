import type { AccessRequest } from '@skafferi/api'
import { accessRequestLimits as limits } from '@skafferi/api/limits'
import { cleanIdentifier, trimText } from '../format/typed-text.rules'
import type { Problem } from '../action'
import { readValues } from '../draft'
import { isUnanswered } from './registration.rules'

/** The short form beside the application, as it is filled in. */
export interface AccessRequestDraft {
  companyName: string
  fullName: string
  email: string
  phone: string
  message: string
}

/** A field of the short form. */
export type AccessRequestField = keyof AccessRequestDraft

/** A field of the short form that is wrong; `refused` is the store's judgement. */
export interface AccessRequestFault {
  field: AccessRequestField
  kind: 'empty' | 'too_long' | 'format' | 'refused'
}

/** What the page of the short form shows. */
export interface AccessRequestView {
  /** How many characters each field takes, from the contract. */
  limits: Readonly<Record<AccessRequestField, number>>
  busy: boolean
  /** What was wrong with what was sent last, a new one each time; null where nothing was. */
  fault: AccessRequestFault | null
  problem: Problem<'request_access'> | null
  /** It was received. */
  done: boolean
}

/** A short form with nothing entered. */
export const emptyAccessRequest: AccessRequestDraft = {
  companyName: '',
  fullName: '',
  email: '',
  phone: '',
  message: '',
}

/** How many characters each field takes, from the contract. */
export const accessRequestFieldLimits: AccessRequestView['limits'] = {
  companyName: limits.company_name.maxLength,
  fullName: limits.full_name.maxLength,
  email: limits.email.maxLength,
  phone: limits.phone.maxLength,
  message: limits.message.maxLength,
}

/** A short form that was kept unsent; null where it is none. */
export const parseStoredRequest = (stored: unknown): AccessRequestDraft | null => readValues(emptyAccessRequest, stored)

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

/** A field as it is checked and sent. */
const valueOf = (field: AccessRequestField, draft: AccessRequestDraft) =>
  field in formats ? cleanIdentifier(draft[field]) : trimText(draft[field])

/**
 * The first thing that keeps the short form from being sent: a field that cannot be left empty and is, else one that is
 * too long or not written as expected; null where nothing does.
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

/** The first field of the short form that a refusal names; null where it names none. */
export function firstRefusedField(paths: Readonly<Record<string, string>>): AccessRequestField | null {
  return fields.find((field) => contractNames[field] in paths) ?? null
}

/** The request to send: trimmed, and without what was left empty. */
export function toAccessRequest(draft: AccessRequestDraft): AccessRequest {
  return {
    company_name: valueOf('companyName', draft),
    full_name: valueOf('fullName', draft),
    email: valueOf('email', draft),
    phone: valueOf('phone', draft) || undefined,
    message: valueOf('message', draft) || undefined,
  }
}
