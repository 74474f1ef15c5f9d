/** A review as its form holds it. */
export interface ReviewValues {
  title: string
  description: string
  /** Whole stars, 1 to 5; 0 while none is chosen. */
  rating: number
}

/** A field of a review. */
export type ReviewField = keyof ReviewValues

/** What can be wrong with a field. */
export type ReviewFault = 'missing' | 'too_long' | 'invalid'

/** What is wrong with a review, by field; nothing where it is fine. */
export type ReviewFaults = Partial<Record<ReviewField, ReviewFault>>

/** The most characters title and description may have. */
export type ReviewLimits = Record<'title' | 'description', number>

/** The fields in the order they are asked, which is the order in which a wrong one takes the focus. */
export const reviewFields = ['rating', 'title', 'description'] as const satisfies readonly ReviewField[]

/** A review with nothing entered. */
export const emptyReview: ReviewValues = { title: '', description: '', rating: 0 }
