import type { ComplaintRequest } from '@skafferi/api'
import { complaintRequestLimits as limits, complaintTypeValues } from '@skafferi/api/limits'

/** Text fields. */
export type ComplaintField = 'subject' | 'type' | 'description'

/** A complaint as entered; empty texts if nothing was entered. */
export type ComplaintValues = Record<ComplaintField, string>

/** Errors by field. */
export type ComplaintFaults = Partial<Record<ComplaintField, 'required' | 'too_long' | 'invalid'>> & {
  pictures?: 'too_many' | 'unusable'
  /** A line has an invalid quantity. */
  lines?: 'wrong'
}

/** Types of complaints, stored as they are. */
export const complaintTypes: readonly ComplaintRequest['type'][] = complaintTypeValues

/** Maximum lengths of the texts and maximum number of pictures (Specification (accounts) §5, §9). */
export const complaintLimits = {
  subject: limits.subject.maxLength,
  description: limits.description.maxLength,
  pictures: limits.images.maxItems,
} as const

/** Returns the type of complaint; undefined if the value is unknown. */
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
 * Validates the trimmed texts of a complaint (Specification (accounts) §5).
 * @returns the errors by field; empty if valid
 */
export function checkComplaint({ subject, type, description }: ComplaintValues): ComplaintFaults {
  const found = {
    subject: checkText('subject', subject),
    type: checkType(type),
    description: checkText('description', description),
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined))
}
