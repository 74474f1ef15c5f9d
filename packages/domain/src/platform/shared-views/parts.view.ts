import { formatDay, formatNumber, formatRating } from '../format'
import { defaultOrderRule, type OrderRule } from '../../rules/quantity/order-rule'
import {
  stockStateOf,
  sumDispatches,
  type Backorder,
  type OpenLine,
  type PublicStock,
  type StatedStock,
  type StockState,
} from '../../rules/catalogue/stock'

/** A product picture. */
export interface PictureView {
  /** URL of a square picture; null if there is none. Then a placeholder is shown. */
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
  /** `low`: fewer pieces than the seller's number for it. */
  state: StockState
  /** Pieces; null for visitors, and for variants of different units. */
  quantity: number | null
  /** The maximum that can be ordered; null if the stock does not limit it, if it is out, and for visitors. */
  limit: number | null
  /** `quantity`, formatted ("1,240"); for `later` the first day of dispatch ("12 Jan"); empty for visitors. */
  text: string
  /** Which quantities a line can have. */
  orderRule: OrderRule
}

/** Creates the view of a rating; null without reviews. */
export function toRatingView(average: number | null, count: number, locale: string): RatingView {
  if (average === null || count === 0) return null
  return { value: average, text: formatRating(average, locale), count }
}

/** Creates the view of a stock. */
export function toStockView(stock: StatedStock | PublicStock, locale: string): StockView {
  const state = stockStateOf(stock)
  const quantity = 'in_stock' in stock ? null : Math.max(0, stock.inventory_quantity)
  const day = state === 'later' ? stock.available_from : null
  const pieces = quantity === null ? '' : formatNumber(quantity, locale)
  const isLimited = stock.availability === 'tracked' && state !== 'out'
  return {
    state,
    quantity,
    limit: isLimited ? quantity : null,
    text: day === null ? pieces : formatDay(day, locale),
    orderRule: defaultOrderRule,
  }
}

/** The pieces of a line or an order by when they ship, formatted. */
export interface DispatchView {
  /** Pieces that ship now; null if none do. */
  now: string | null
  later: string
  /** First day of dispatch of the later pieces, such as "12 Jan"; null if it is unknown. */
  day: string | null
}

/**
 * Creates the view of a line's dispatch; null if all pieces ship now.
 * @param open the pieces to ship
 */
export function toDispatchView(open: number, backorder: Backorder | null, locale: string): DispatchView | null {
  return toDispatchViews([{ open, backorder }], locale)[0] ?? null
}

/**
 * Creates the views of an order's dispatch, one for each day on which pieces ship later; empty if all ship now. The
 * first view also has the pieces that ship now.
 */
export function toDispatchViews(lines: readonly OpenLine[], locale: string): DispatchView[] {
  const { now, later } = sumDispatches(lines)
  return later.map(({ quantity, available_from: day }, index) => ({
    now: index === 0 && now > 0 ? formatNumber(now, locale) : null,
    later: formatNumber(quantity, locale),
    day: day && formatDay(day, locale),
  }))
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
