import { defaultOrderRule } from '../quantity/order-rule'

/**
 * Whether the stock limits what can be ordered. `tracked`: it does; `always`: it is not counted; `backorder`: pieces
 * that are not in stock are delivered later; `withdrawn`: it is not sold, whatever is in stock.
 */
export type Availability = 'tracked' | 'always' | 'backorder' | 'withdrawn'

/** The stock of an article. */
export interface ArticleStock {
  availability: Availability
  /** Pieces in stock. */
  onHand: number
  /** First day of dispatch of pieces that are not in stock (YYYY-MM-DD); null if unknown. */
  availableFrom: string | null
}

/** The stock of an article in the contract's shape. */
export interface StatedStock {
  availability: Availability
  inventory_quantity: number
  available_from: string | null
  /** The stock is low below this number of pieces. */
  low_stock: number
}

/** The stock of an article for visitors, in the contract's shape: without the number of pieces. */
export interface PublicStock {
  availability: Availability
  in_stock: boolean
  available_from: string | null
}

/** Returns the stock of an article without the number of pieces. */
export const toPublicStock = ({ availability, inventory_quantity, available_from }: StatedStock): PublicStock => ({
  availability,
  in_stock: inventory_quantity > 0,
  available_from,
})

/** Returns the stock of an article from the contract's shape. */
export const toArticleStock = ({
  availability,
  inventory_quantity,
  available_from,
}: Omit<StatedStock, 'low_stock'>): ArticleStock => ({
  availability,
  onHand: inventory_quantity,
  availableFrom: available_from,
})

/** The stock of an article without its day. */
type StockCount = Omit<ArticleStock, 'availableFrom'>

/** The maximum of a line, for articles that the stock does not limit. */
export const unlimitedStock = defaultOrderRule.maximum

/** Returns how many pieces can be ordered. */
export function orderablePieces({ availability, onHand }: StockCount): number {
  if (availability === 'withdrawn') return 0
  return availability === 'tracked' ? Math.max(0, onHand) : unlimitedStock
}

/**
 * Returns the day that is promised for pieces that are not in stock; null if there is none, or if it is over.
 * @param today YYYY-MM-DD in the store's time zone
 */
export function promisedDay(
  { availability, availableFrom }: Omit<ArticleStock, 'onHand'>,
  today: string,
): string | null {
  return availability === 'backorder' && availableFrom !== null && availableFrom >= today ? availableFrom : null
}

/** The stock of an article, and the number of pieces below which it is low. */
export interface MarkedStock extends ArticleStock {
  lowStock: number
}

/**
 * Returns the stock of an article in the contract's shape, with the day that is promised. Nothing is in stock of one
 * that is not sold.
 * @param today YYYY-MM-DD in the store's time zone
 */
export const toStatedStock = (stock: MarkedStock, today: string): StatedStock => ({
  availability: stock.availability,
  inventory_quantity: stock.availability === 'withdrawn' ? 0 : stock.onHand,
  available_from: promisedDay(stock, today),
  low_stock: stock.lowStock,
})

/** The pieces of an order line by when they ship. Their sum is the quantity. */
interface Dispatch {
  now: number
  later: number
}

/** Splits a quantity into the pieces that ship now and those that ship later. */
export function splitQuantity(quantity: number, { availability, onHand }: StockCount): Dispatch {
  const now = availability === 'backorder' ? Math.min(quantity, Math.max(0, onHand)) : quantity
  return { now, later: quantity - now }
}

/** The pieces of a line that ship later, in the contract's shape. */
export interface Backorder {
  quantity: number
  available_from: string | null
}

/**
 * Returns the pieces of a line that ship later; null if there are none.
 * @param today YYYY-MM-DD in the store's time zone
 */
export function backorderOf(quantity: number, stock: ArticleStock, today: string): Backorder | null {
  const { later } = splitQuantity(quantity, stock)
  return later === 0 ? null : { quantity: later, available_from: promisedDay(stock, today) }
}

/**
 * Returns the first day on which any piece of some lines ships; null if one ships now, or if no day is promised.
 */
export function firstBackorderDay(lines: readonly { quantity: number; backorder: Backorder | null }[]): string | null {
  if (lines.length === 0) return null
  if (lines.some(({ quantity, backorder }) => quantity > (backorder?.quantity ?? 0))) return null
  const days = lines.flatMap(({ backorder }) => backorder?.available_from ?? [])
  return days.length < lines.length ? null : (days.toSorted()[0] ?? null)
}

/** Splits the pieces of an order line that are still to ship; those that wait for stock ship later. */
export function splitOpenPieces(open: number, backorder: Pick<Backorder, 'quantity'> | null): Dispatch {
  const later = Math.min(open, backorder?.quantity ?? 0)
  return { now: open - later, later }
}

/** The pieces of an order line that are still to ship. */
export interface OpenLine {
  open: number
  backorder: Backorder | null
}

/** Sums the open pieces of an order by when they ship: now, and later by day, those without a day last. */
export function sumDispatches(lines: readonly OpenLine[]): { now: number; later: Backorder[] } {
  const days = new Map<string | null, number>()
  let now = 0
  for (const { open, backorder } of lines) {
    const pieces = splitOpenPieces(open, backorder)
    now += pieces.now
    const day = backorder?.available_from ?? null
    if (pieces.later > 0) days.set(day, (days.get(day) ?? 0) + pieces.later)
  }
  const later = Array.from(days, ([available_from, quantity]) => ({ quantity, available_from }))
  const last = '9999-12-31'
  later.sort((one, other) => ((one.available_from ?? last) < (other.available_from ?? last) ? -1 : 1))
  return { now, later }
}

/** Returns how many pieces of an orderable quantity are taken from stock. */
export function piecesToTake(quantity: number, stock: StockCount): number {
  return stock.availability === 'always' ? 0 : splitQuantity(quantity, stock).now
}

/**
 * Shares pieces that came in among order lines that wait for them, the first line first.
 * @param waiting pieces of each line
 * @returns the pieces that each line gets
 */
export function sharePieces(arrived: number, waiting: readonly number[]): number[] {
  let left = Math.max(0, arrived)
  return waiting.map((pieces) => {
    const given = Math.min(pieces, left)
    left -= given
    return given
  })
}

function combineAvailability(variants: readonly Omit<PublicStock, 'in_stock'>[]): Omit<PublicStock, 'in_stock'> {
  const kinds = variants.map(({ availability }) => availability)
  const days = variants.flatMap(({ available_from }) => available_from ?? [])
  return {
    availability: (['always', 'backorder'] as const).find((kind) => kinds.includes(kind)) ?? 'tracked',
    available_from: days.sort()[0] ?? null,
  }
}

/**
/**
 * Returns the stock of several variants as one: not limited if one of them is not, with the first promised day and the
 * highest number below which one is low.
 */
export function combineStated(variants: readonly StatedStock[]): StatedStock {
  const inventory_quantity = variants.reduce((sum, variant) => sum + variant.inventory_quantity, 0)
  const low_stock = Math.max(0, ...variants.map((variant) => variant.low_stock))
  return { ...combineAvailability(variants), inventory_quantity, low_stock }
}

/** The same for visitors: in stock if one of the variants is. */
export function combinePublic(variants: readonly PublicStock[]): PublicStock {
  return { ...combineAvailability(variants), in_stock: variants.some(({ in_stock }) => in_stock) }
}

/**
 * True if a stock that is counted is low or gone.
 * @param lowStock the number of pieces below which it is low
 */
export const isLow = (pieces: number, lowStock: number): boolean => pieces === 0 || pieces < lowStock

/**
 * The state of a stock as buyers see it. `low`: few pieces; `orderable`: it can be ordered, but nothing is said about
 * pieces or a day; `later`: it can be ordered and ships from the promised day.
 */
export type StockState = 'in' | 'low' | 'out' | 'orderable' | 'later'

const hasPieces = (stock: StatedStock | PublicStock): boolean =>
  'in_stock' in stock ? stock.in_stock : stock.inventory_quantity > 0

/** Returns the state of a stock as buyers and visitors see it; to visitors none is low. No day is in the past. */
export function stockStateOf(stock: StatedStock | PublicStock): StockState {
  const { availability, available_from } = stock
  if (availability === 'always') return 'orderable'
  if (availability === 'withdrawn') return 'out'
  if (hasPieces(stock)) {
    return 'inventory_quantity' in stock && isLow(stock.inventory_quantity, stock.low_stock) ? 'low' : 'in'
  }
  if (availability === 'tracked') return 'out'
  return available_from === null ? 'orderable' : 'later'
}

/** True if a piece ships at once when it is ordered. */
export const shipsNow = (stock: Pick<StatedStock, 'availability' | 'inventory_quantity'> | PublicStock): boolean =>
  stock.availability === 'always' || ('in_stock' in stock ? stock.in_stock : stock.inventory_quantity > 0)

/** True if a change made the stock low. @param before pieces */
export const becameLow = (before: number, after: number, lowStock: number): boolean =>
  !isLow(before, lowStock) && isLow(after, lowStock)

/** Maximum result of `daysOfStock`. */
const maxDays = 1000

/**
 * Estimates how many days a stock lasts, from recent sales; null without sales.
 * @param remaining pieces
 */
export function daysOfStock(remaining: number, { sold, days }: { sold: number; days: number }): number | null {
  return sold <= 0 ? null : Math.min(maxDays, Math.floor((remaining * days) / sold))
}
