/** Who wrote a review. */
export interface Reviewer {
  firstName: string
  lastName: string
  /** The name of the customer's company. */
  company: string
}

/** Shown where neither the customer nor the company has a name that may be shown. */
const fallbackName = 'Customer'

function isDisplayable(name: string): boolean {
  return name !== '' && !/\S@\S/.test(name)
}

/**
 * The name shown with a review: the customer's first and last name, else the company's (Specification (shopping) §6).
 * An e-mail address is never shown, not even where somebody gave it for a name.
 */
export function reviewerName({ firstName, lastName, company }: Reviewer): string {
  const names = [`${firstName.trim()} ${lastName.trim()}`.trim(), company.trim()]
  return names.find(isDisplayable) ?? fallbackName
}

/** What comes first in a list of reviews: the newest, or those of the most or the fewest stars. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Stars that a review can give, the most first. */
export const stars = [5, 4, 3, 2, 1] as const

/** How many gave how many stars, of counts in the order of `stars`. */
export function toRatings(counts: readonly number[]): { rating: number; count: number }[] {
  return stars.map((rating, index) => ({ rating, count: counts[index] ?? 0 }))
}

/**
 * The average with one decimal, half-up; null without any review.
 * @param counts in the order of `stars`
 */
export function averageRating(counts: readonly number[]): number | null {
  const ratings = toRatings(counts)
  const reviews = ratings.reduce((sum, { count }) => sum + count, 0)
  const points = ratings.reduce((sum, { rating, count }) => sum + rating * count, 0)
  return reviews === 0 ? null : Math.round((points * 10) / reviews) / 10
}
