import type { ReviewList } from '@skafferi/api'
import { toRatingView, type RatingView } from '../catalog'
import { formatDate, formatNumber } from '../format'

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
  /** Newest first. */
  reviews: ReviewView[]
  page: {
    current: number
    /** At least 1. */
    total: number
    /** Place of the first review shown, from 1; 0 where there is none. */
    from: number
    to: number
    countText: string
  }
}

/**
 * What the Review tab shows; only approved reviews are in the store's answer.
 * @param page the page asked for, from 1; `list` may still be the page before, while the next is on its way
 */
export function toReviewListView(list: ReviewList, page: number, locale: string): ReviewListView {
  const { reviews, average_rating, ratings, count, offset } = list
  return {
    rating: toRatingView(average_rating, count, locale),
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
    page: {
      current: page,
      total: Math.max(1, Math.ceil(count / reviewPageSize)),
      from: reviews.length > 0 ? offset + 1 : 0,
      to: reviews.length > 0 ? offset + reviews.length : 0,
      countText: formatNumber(count, locale),
    },
  }
}
