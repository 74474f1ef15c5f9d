import { formatNumber, formatRating } from '../format'
import { lowStock } from './stock.rules'

/** A picture to show. */
export interface PictureView {
  /** Its address; null where there is none, and the outline of a pack stands in its place. */
  src: string | null
  /** What it shows, for those who cannot see it. */
  alt: string
}

/** What reviewers think, from approved reviews alone; null where there are none. */
export type RatingView = {
  /** 1 to 5. */
  value: number
  /** The same, with one decimal ("4.7"). */
  text: string
  /** How many reviews. */
  count: number
} | null

/** How much there is. */
export interface StockView {
  /** `low` is under 50 pieces. */
  state: 'in' | 'low' | 'out'
  /** Pieces. */
  quantity: number
  /** The same, formatted ("1,240"). */
  text: string
}

/** The rating of a product; none without reviews. */
export function toRatingView(average: number | null, count: number, locale: string): RatingView {
  if (average === null || count === 0) return null
  return { value: average, text: formatRating(average, locale), count }
}

/** The stock of a product or variant. */
export function toStockView(pieces: number, locale: string): StockView {
  const quantity = Math.max(0, pieces)
  const plenty = quantity < lowStock ? 'low' : 'in'
  return { state: quantity === 0 ? 'out' : plenty, quantity, text: formatNumber(quantity, locale) }
}
