import type { ReviewList } from '@skafferi/api'
import type { Load, Problem } from '../action'
import { toRatingView, type RatingView } from '../catalog'
import type { FormDraft } from '../draft'
import { formatDate, formatNumber, toPageView, type PageView } from '../format'
import type { ReviewSort } from './reviews.rules'
import type { ReviewFaults, reviewLimits, ReviewValues } from './review-form'

/** Reviews on one page of a product's list; the specification leaves the number open. */
export const reviewPageSize = 10

/** One approved review. */
export interface ReviewView {
  id: string
  /** Who wrote it; never an e-mail address. */
  author: string
  title: string
  /** Plain text. */
  text: string
  /** Whole stars, 1 to 5. */
  rating: number
  /** The day it was written. */
  date: string
}

/** How many reviewers gave so many stars. */
export interface StarCountView {
  /** 1 to 5. */
  stars: number
  count: number
  countText: string
}

/** A page of a product's reviews, and what all of them say together. */
export interface ReviewListView {
  /** Over all reviews; null where there are none. */
  rating: RatingView
  /** Five stars first; always five entries. */
  stars: StarCountView[]
  /** In the order that was asked for. */
  reviews: ReviewView[]
  page: PageView
}

/** Writing a review: what is wrong with it, or why it was not taken. */
export interface ReviewForm {
  /** What is written, kept until it is sent or thrown away. */
  draft: FormDraft<ReviewValues>
  /** What was wrong with the review that was sent last, by field. */
  faults: ReviewFaults
  sending: boolean
  /** Why it was not taken; null where a field's fault says so. */
  problem: Problem<'submit_review'> | null
  /** Sends the review; resolves to whether it was taken. It is shown once the shop has read it. */
  onSubmit: (event: { values: ReviewValues }) => Promise<boolean>
  /** The dialog was closed: what was refused or failed in it is forgotten. */
  onDialogClose: () => void
}

/** In which order reviews stand, and which of them. */
export interface ReviewOrder {
  sort: ReviewSort
  /** Only reviews of so many stars; null for all. */
  stars: number | null
}

/** What customers say of a product, and the form for one more. */
export interface Reviews extends ReviewForm {
  load: Load<ReviewListView, 'load_reviews'>
  /** Whose review it would be; null for visitors, who may only read. */
  author: string | null
  /** The most characters of each text. */
  limits: Readonly<Record<keyof typeof reviewLimits, number>>
  /** The reviews are wanted: they are not fetched before. */
  onOpen: () => void
  /** Another page was asked for. */
  onPageChange: (event: { page: number }) => void
  /** What stands first and which of them; newest first and all by default. */
  order?: ReviewOrder
  /** Another order or other stars were asked for; the list begins again. Without it there is no such choice. */
  onOrderChange?: (event: ReviewOrder) => void
}

/**
 * What the Review tab shows; only approved reviews are in the store's answer.
 * @param page the page asked for, from 1; `list` may still be the page before, while the next is on its way
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
