/** The author of a review. */
export interface Reviewer {
  firstName: string
  lastName: string
  /** The name of the customer's company. */
  company: string
}

/** Shown if neither the customer's nor the company's name can be shown. */
const fallbackName = 'Customer'

function isDisplayable(name: string): boolean {
  return name !== '' && !/\S@\S/.test(name)
}

/**
 * Returns the displayed author of a review: the customer's first and last name, else the company's name (Specification
 * (shopping) §6). Names that contain an e-mail address are not shown.
 */
export function reviewerName({ firstName, lastName, company }: Reviewer): string {
  const names = [`${firstName.trim()} ${lastName.trim()}`.trim(), company.trim()]
  return names.find(isDisplayable) ?? fallbackName
}

/** Sort orders of reviews: newest first, or by most or fewest stars. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** The possible ratings, descending. */
export const stars = [5, 4, 3, 2, 1] as const

/** Adds the ratings to their counts, which are in the order of `stars`. */
export function toRatings(counts: readonly number[]): { rating: number; count: number }[] {
  return stars.map((rating, index) => ({ rating, count: counts[index] ?? 0 }))
}

/**
 * Returns the average rating, rounded half up to one decimal; null without reviews.
 * @param counts in the order of `stars`
 */
export function averageRating(counts: readonly number[]): number | null {
  const ratings = toRatings(counts)
  const reviews = ratings.reduce((sum, { count }) => sum + count, 0)
  const points = ratings.reduce((sum, { rating, count }) => sum + rating * count, 0)
  return reviews === 0 ? null : Math.round((points * 10) / reviews) / 10
}
