import type { ComplaintRequest } from '@skafferi/api'
import { complaintRequestLimits as limits, complaintTypeValues } from '@skafferi/api/limits'

/** What is asked for in words. */
export type ComplaintField = 'subject' | 'type' | 'description'

/** A complaint as its form holds it; empty where nothing was entered. */
export type ComplaintValues = Record<ComplaintField, string>

/** What is wrong with it, by field. */
export type ComplaintFaults = Partial<Record<ComplaintField, 'required' | 'too_long' | 'invalid'>> & {
  pictures?: 'too_many' | 'unusable'
  /** A line is named with a quantity that it cannot have. */
  lines?: 'wrong'
}

/** What a complaint can be about, each stored as itself. */
export const complaintTypes: readonly ComplaintRequest['type'][] = complaintTypeValues

/** How many characters the texts take, and how many pictures there may be (Specification (accounts) §5, §9). */
export const complaintLimits = {
  subject: limits.subject.maxLength,
  description: limits.description.maxLength,
  pictures: limits.images.maxItems,
} as const

/** The type as it is stored; undefined where the shop knows no such type. */
export function toComplaintType(value: string): ComplaintRequest['type'] | undefined {
  return complaintTypes.find((type) => type === value)
}

function checkText(field: 'subject' | 'description', value: string): ComplaintFaults['subject'] {
  const text = value.trim()
  if (text === '') return 'required'
  return text.length > complaintLimits[field] ? 'too_long' : undefined
}

function checkType(value: string): ComplaintFaults['type'] {
  if (value.trim() === '') return 'required'
  return toComplaintType(value) ? undefined : 'invalid'
}

/**
 * What is wrong with the words of a complaint, after trimming (Specification (accounts) §5); nothing where all is well.
 */
export function checkComplaint({ subject, type, description }: ComplaintValues): ComplaintFaults {
  const found = {
    subject: checkText('subject', subject),
    type: checkType(type),
    description: checkText('description', description),
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined))
}
