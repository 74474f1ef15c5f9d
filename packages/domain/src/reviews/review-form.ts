import type { components } from '@skafferi/api'
import { reviewRequestLimits as limits } from '@skafferi/api/limits'
import { readValues } from '../draft'

/** A review as its form holds it. The name is the customer's own and is not asked for (Specification (shopping) §2). */
export interface ReviewValues {
  title: string
  description: string
  /** Whole stars, 1 to 5; 0 while none is chosen. */
  rating: number
}

/** A review in which nothing is written. */
const emptyReview: ReviewValues = { title: '', description: '', rating: 0 }

const reviewFields = ['rating', 'title', 'description'] as const

/** A field of a review. */
export type ReviewField = (typeof reviewFields)[number]

/**
 * What is wrong with a review, by field: `missing` is "Please fill all fields and select a rating between 1 and 5."
 * (Specification (shopping) §5).
 */
export type ReviewFaults = Partial<Record<ReviewField, 'missing' | 'too_long' | 'invalid'>>

/** How many characters title and description take. */
export const reviewLimits = { title: limits.title.maxLength, description: limits.description.maxLength } as const

function checkText(text: string, limit: { minLength: number; maxLength: number }): ReviewFaults['title'] {
  const { length } = text.trim()
  if (length < limit.minLength) return 'missing'
  return length > limit.maxLength ? 'too_long' : undefined
}

function checkRating(rating: number): ReviewFaults['rating'] {
  const { minimum, maximum } = limits.rating
  return Number.isInteger(rating) && rating >= minimum && rating <= maximum ? undefined : 'missing'
}

/** A review that was kept unsent; null where it is none. */
export function parseStoredReview(stored: unknown): ReviewValues | null {
  const values = readValues(emptyReview, stored)
  return values !== null && (values.rating === 0 || checkRating(values.rating) === undefined) ? values : null
}

/** What is wrong with a review, texts checked after trimming; nothing where it may be sent. */
export function checkReview({ title, description, rating }: ReviewValues): ReviewFaults {
  const errors = {
    rating: checkRating(rating),
    title: checkText(title, limits.title),
    description: checkText(description, limits.description),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

/** The review to send. */
export function toReviewRequest(
  { title, description, rating }: ReviewValues,
  productId: string,
): components['schemas']['ReviewRequest'] {
  return { title: title.trim(), description: description.trim(), rating, product_id: productId }
}

/** The fields a refusal names, as faults of the form. */
export function toReviewFaults(fields: Readonly<Record<string, string>>): ReviewFaults {
  return Object.fromEntries(reviewFields.filter((field) => field in fields).map((field) => [field, 'invalid']))
}
