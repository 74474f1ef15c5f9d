import type { AccountAction } from '../account-problem-text'
import type { Load } from '../load'
import type { RatingView } from '../product-card'
import type { StarCountView } from '../review-summary'

/** One review. */
export interface ReviewView {
  id: string
  /** Who wrote it. */
  author: string
  title: string
  /** Plain text. */
  text: string
  /** Whole stars, 1 to 5. */
  rating: number
  /** The day it was written, formatted. */
  date: string
}

/** A page of a product's reviews, and what all of them say together. */
export interface ReviewListView {
  /** `null` while there is none. */
  rating: RatingView
  /** Five stars first. */
  stars: readonly StarCountView[]
  /** Newest first. */
  reviews: readonly ReviewView[]
  page: {
    /** From 1. */
    current: number
    /** How many pages there are, at least 1. */
    total: number
    /** Place of the first review shown, from 1. */
    from: number
    to: number
    /** Reviews over all pages, formatted. */
    countText: string
  }
}

/** The reviews of a product: on their way, not to be had, or there. */
export type ReviewsLoad = Load<ReviewListView, AccountAction>
