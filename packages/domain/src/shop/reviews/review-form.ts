import type { components, FieldFault } from '@skafferi/api'
import { reviewRequestLimits as limits } from '@skafferi/api/limits'
import { shape } from '../../rules/json/schema'

/**
 * The values of the review form. The author is the customer, so there is no field for the name (Specification
 * (shopping) §2).
 */
export interface ReviewValues {
  title: string
  description: string
  /** Stars from 1 to 5; 0 until the user chooses. */
  rating: number
}

/** The empty form. */
const emptyReview: ReviewValues = { title: '', description: '', rating: 0 }

const reviewFields = ['rating', 'title', 'description'] as const

/** A field of a review. */
export type ReviewField = (typeof reviewFields)[number]

/**
 * Errors of the review form, by field. The text of `missing` is "Please fill all fields and select a rating between 1
 * and 5." (Specification (shopping) §5).
 */
export type ReviewFaults = Partial<Record<ReviewField, 'missing' | 'too_long' | 'invalid'>>

/** Maximum length of title and description, in characters. */
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

const hasFields = shape<ReviewValues>(emptyReview)

/** Schema of a stored draft of the form. */
export const isReview = (value: unknown): value is ReviewValues =>
  hasFields(value) && (value.rating === 0 || checkRating(value.rating) === undefined)

/** Validates the form; texts are trimmed first. Empty if it is valid. */
export function checkReview({ title, description, rating }: ReviewValues): ReviewFaults {
  const errors = {
    rating: checkRating(rating),
    title: checkText(title, limits.title),
    description: checkText(description, limits.description),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

/** Creates the request. */
export function toReviewRequest(
  { title, description, rating }: ReviewValues,
  productId: string,
): components['schemas']['ReviewRequest'] {
  return { title: title.trim(), description: description.trim(), rating, product_id: productId }
}

/** Returns the errors of a refusal's fields. */
export function toReviewFaults(fields: Readonly<Record<string, FieldFault>>): ReviewFaults {
  return Object.fromEntries(reviewFields.filter((field) => field in fields).map((field) => [field, 'invalid']))
}
