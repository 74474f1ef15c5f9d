import type { ReviewList } from '@skafferi/api'
import type { Load, Problem } from '../../platform/action'
import { toRatingView, type RatingView } from '../../platform/shared-views'
import type { FormDraft } from '../draft'
import { formatDate, formatNumber, toPageView, type PageView } from '../../platform/format'
import type { ReviewSort } from '../../rules/reviews/reviews'
import type { ReviewFaults, reviewLimits, ReviewValues } from './review-form'

/** Number of reviews per page; the specification does not define it. */
export const reviewPageSize = 10

/** One approved review. */
export interface ReviewView {
  id: string
  /** Displayed name of the author; never an e-mail address. */
  author: string
  title: string
  /** Plain text. */
  text: string
  /** Stars from 1 to 5. */
  rating: number
  /** The date it was written, formatted. */
  date: string
}

/** The number of reviews with a rating. */
export interface StarCountView {
  /** 1 to 5. */
  stars: number
  count: number
  countText: string
}

/** A page of a product's reviews, and their summary. */
export interface ReviewListView {
  /** The average of all reviews; null if there are none. */
  rating: RatingView
  /** Five stars first; always five entries. */
  stars: StarCountView[]
  /** In the requested order. */
  reviews: ReviewView[]
  page: PageView
}

/** The form of a new review. */
export interface ReviewForm {
  /** The values, stored until the review is sent or discarded. */
  draft: FormDraft<ReviewValues>
  /** Errors of the last try to send, by field. */
  faults: ReviewFaults
  sending: boolean
  /** Why it was refused; null if a field's error explains it. */
  problem: Problem<'submit_review'> | null
  /** Sends the review. Resolves to true if it was accepted. It is published after moderation. */
  onSubmit: (event: { values: ReviewValues }) => Promise<boolean>
  /** Called when the dialog is closed: resets errors and the problem. */
  onDialogClose: () => void
}

/** The sort order and the filter of reviews. */
export interface ReviewOrder {
  sort: ReviewSort
  /** Shows only reviews with this rating; null for all. */
  stars: number | null
}

/** The reviews of a product, and the form of a new one. */
export interface Reviews extends ReviewForm {
  load: Load<ReviewListView, 'load_reviews'>
  /** Name of the customer as the author; null for visitors, who cannot write reviews. */
  author: string | null
  /** Maximum length of each text, in characters. */
  limits: Readonly<Record<keyof typeof reviewLimits, number>>
  /** Called when the user selects another page. */
  onPageChange: (event: { page: number }) => void
  /** The sort order and the filter; newest first and all by default. */
  order?: ReviewOrder
  /**
   * Called when the user changes the order or the filter, which returns to the first page. Without it, there are no
   * controls.
   */
  onOrderChange?: (event: ReviewOrder) => void
}

/**
 * Creates the view of the Review tab. The response contains only approved reviews.
 * @param page the requested page, from 1; while it loads, `list` is the previous page
 */
export function toReviewListView(list: ReviewList, page: number, locale: string): ReviewListView {
  const { reviews, average_rating, ratings, count, offset } = list
  const all = ratings.reduce((sum, { count: given }) => sum + given, 0)
  return {
    rating: toRatingView(average_rating, all, locale),
    stars: ratings.map(({ rating, count: given }) => ({
      stars: rating,
      count: given,
      countText: formatNumber(given, locale),
    })),
    reviews: reviews.map((review) => ({
      id: review.id,
      author: review.user_name,
      title: review.title,
      text: review.description,
      rating: review.rating,
      date: formatDate(review.created_at, locale),
    })),
    page: toPageView({ count, offset, length: reviews.length }, { page, size: reviewPageSize }, locale),
  }
}
