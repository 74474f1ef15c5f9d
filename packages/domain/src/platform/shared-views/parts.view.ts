import { formatNumber, formatRating } from '../format'
import { lowStock } from '../../rules/catalogue/stock'

/** A product picture. */
export interface PictureView {
  /** URL; null if there is none. Then a placeholder is shown. */
  src: string | null
  /** Text alternative. */
  alt: string
}

/** The average rating of approved reviews; null if there are none. */
export type RatingView = {
  /** 1 to 5. */
  value: number
  /** `value` with one decimal ("4.7"). */
  text: string
  /** Number of reviews. */
  count: number
} | null

/** The stock of a product or variant. */
export interface StockView {
  /** `low` is under 50 pieces. */
  state: 'in' | 'low' | 'out'
  /** Pieces. */
  quantity: number
  /** `quantity`, formatted ("1,240"). */
  text: string
}

/** Creates the view of a rating; null without reviews. */
export function toRatingView(average: number | null, count: number, locale: string): RatingView {
  if (average === null || count === 0) return null
  return { value: average, text: formatRating(average, locale), count }
}

/** Creates the view of a stock. */
export function toStockView(pieces: number, locale: string): StockView {
  const quantity = Math.max(0, pieces)
  const plenty = quantity < lowStock ? 'low' : 'in'
  return { state: quantity === 0 ? 'out' : plenty, quantity, text: formatNumber(quantity, locale) }
}

/** Transit time in days; null for up to one week. */
export type TransitDaysView = { min: number; max: number } | null

/**
 * Creates the view of a transit time.
 * @param isMaxCalendar true if the maximum counts calendar days
 */
export function toDaysView({ min, max }: { min: number; max: number }, isMaxCalendar: boolean): TransitDaysView {
  return isMaxCalendar && max === 7 ? null : { min, max }
}
