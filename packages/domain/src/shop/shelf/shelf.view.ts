import type { Shelf, ShelfPlace } from '@skafferi/api'
import { formatDay, formatMoney, formatWeekday, toMinor } from '../../platform/format'
import { toStockView, type PictureView, type StockView } from '../../platform/shared-views'
import type { PackFront } from '../../rules/catalogue/pack-front'
import { nextTier, tierFor, tiersIn, type Tier } from '../../rules/pricing/pricing'
import { lineRule, piecesToAdd } from '../../rules/quantity/order-limits'
import { maximumPlaces } from '../../rules/shelf/arrange'
import { facingRows, facingsThatFit, filledFacings } from '../../rules/shelf/facings'
import type { ShelfPlaceState } from '../../rules/shelf/fill'
import { filledLines, type FillDraft } from '../../rules/shelf/fill-draft'
import { toActionOrder, toArrivals, toDueOrder } from './status-strip.view'
import type { ActionOrderView, ArrivalView, DueOrderView } from './status-strip.view'

/**
 * What a place needs, as the store says; `suggested`: the company has not ordered anything yet; `enough`: it is not
 * full, but too little is missing to order more.
 */
export type ShelfPlaceStatus = ShelfPlaceState | 'suggested' | 'enough'

/** The packs of a place. `filled`, `added` and `onItsWay` are at most `count` together; the rest is a gap. */
export interface FacingsView {
  count: number
  /** Rows one above the other, 1 to 3. */
  rows: number
  /** Packs that are left. All packs if nothing is estimated; none of suggestions and of articles not sold any more. */
  filled: number
  /** Packs that the draft fills, and packs in the cart. */
  added: number
  /** Packs of goods under way. */
  onItsWay: number
}

/** The price rail under a place. All lengths are shares of the rail, 0 to 1. */
export interface PriceRailView {
  fill: number
  /** The quantity of a lower price: the one reached, or else the next; null if there is none. */
  step: number | null
  /** True if the fill reaches a lower price. */
  reached: boolean
}

/** A quantity to order. */
export interface FillView {
  pieces: number
  /** Full cartons; null if the pieces are no full cartons. */
  cartons: number | null
  /** Net, formatted: by how much the cart rises. */
  total: string
  /** The saving over single prices, formatted; null if none. */
  saved: string | null
  /** True if the seller has no more of it. */
  isAllStock: boolean
  /** Pieces of the suggested fill that are more than the full place holds, and why; null if none. */
  over: { pieces: number; reason: 'carton' | 'price' } | null
  /** How many times the full place it is, if so much may be a slip; null otherwise, and without an estimate. */
  timesTarget: number | null
}

/** An article on the shelf. */
export interface ShelfPlaceView {
  variantId: string
  productId: string
  title: string
  /** Empty if it has none. */
  brand: string
  /** Net content and unit ("120 g · bag"); null if unknown. */
  subtitle: string | null
  sku: string | null
  /** Name of one piece: "bag". */
  unit: string
  /** Pieces in a carton; null without cartons. */
  cartonSize: number | null
  picture: PictureView
  /** The small picture, for rows of lists. */
  thumbnail: PictureView
  /** Size of one pack in mm. */
  front: PackFront
  facings: FacingsView
  /** The most packs that fit in the place. */
  mostFacings: number
  status: ShelfPlaceStatus
  /** Pieces of the full place. */
  target: number
  /** Pieces that are probably left; null if nothing is estimated. */
  left: number | null
  /** Days between two deliveries, by which `left` is estimated; null without an estimate. */
  rhythmDays: number | null
  /** The last day it was ordered, such as "20 Nov"; null if never. */
  lastOrdered: string | null
  /** Goods under way, with the day by which all arrive, such as "Tue 1 Dec"; null if there are none. */
  onItsWay: { pieces: number; day: string | null } | null
  /** Pieces in the cart. */
  inCart: number
  /** Its order rule is for the pieces to add, beside those in the cart. */
  stock: StockView
  /** Unit price at the pieces of the draft, of the fill, or of one piece; null if it is not for sale. */
  price: {
    /** Formatted ("€1.48"). */
    text: string
    /** The quantity from which it holds; null if it is the price of one piece. */
    from: number | null
  } | null
  /** The next lower price; null if there is none. */
  nextStep: { price: string; from: number } | null
  /** Null if there is nothing to fill. */
  rail: PriceRailView | null
  /** What fills the place; null if nothing can or need be ordered. */
  fill: FillView | null
  /** What the draft puts in the cart; null if it has nothing of it. */
  draft: FillView | null
}

/** The sum of some places. */
export interface FillSumView {
  places: number
  pieces: number
  /** Net, formatted. */
  total: string
  /** The saving over single prices, formatted; null if none. */
  saved: string | null
}

/** The shelf, ready to show. */
export interface ShelfView {
  /** `orders`: derived from the company's orders until it arranges the shelf; `suggested`: it has not ordered yet. */
  source: Shelf['source']
  /** Usual days between two orders; null if the company ordered once or never. */
  rhythmDays: number | null
  /** Day of the last order, such as "Fri 20 Nov"; null without orders. */
  lastOrdered: string | null
  /** Name of the colleague who saved the arrangement; null if this customer did, or if it is not saved. */
  changedBy: string | null
  /** All places in their order. */
  places: readonly ShelfPlaceView[]
  /** Articles that the company orders regularly and that are not on its arranged shelf. */
  unplaced: readonly ShelfPlaceView[]
  /** The places on the board: all, or of more than 24 those with the most valuable gaps. */
  board: readonly ShelfPlaceView[]
  /** All places that can be filled at once: gaps, or suggestions. */
  gaps: FillSumView
  /** The places of the draft; null if it is empty, and there is nothing to undo. */
  draft: FillSumView | null
  /** The gaps that are not in the draft. */
  rest: FillSumView
  /** Number of articles in the cart, on this shelf or not. */
  inCart: number
  /** Goods under way by the last day of each article, the earliest first; those without a day last. */
  arrivals: readonly ArrivalView[]
  /** The order that requires action; null if none does. */
  action: ActionOrderView | null
  /** Null if nothing is due. */
  due: DueOrderView | null
  /** How many more articles can be added. */
  room: number
  /** True if the last request was not answered: its lines may be in the cart. */
  unanswered: boolean
}

/** Maximum places on the board. */
const boardPlaces = 24

/** More than this many times the full place may be a slip. */
const plausibleTimes = 3

/** The share of the rail up to the larger of fill and step. */
const railShare = 0.89

/** True if a place counts as a gap in sums. */
export const isFillable = (status: ShelfPlaceStatus): boolean => status === 'gap' || status === 'suggested'

/** Returns the status of a place. */
function statusOf(source: Shelf['source'], { state, left, target }: ShelfPlace): ShelfPlaceStatus {
  if (state === 'full' && left !== null && left < target) return 'enough'
  return source === 'suggested' && state === 'not_estimated' ? 'suggested' : state
}

/** What the places have in common. */
interface Terms {
  source: Shelf['source']
  currency: string
  locale: string
}

const mostFacingsOf = ({ width_mm: width, height_mm: height }: ShelfPlace) => facingsThatFit({ width, height })

/** A quantity with its price in minor units. */
interface PricedPieces {
  pieces: number
  total: number
  saved: number
}

/**
 * A dashed gap means that pieces are missing and can be filled, so a place that needs nothing more has none, and a gap
 * has one at least.
 */
function toFacingsView(place: ShelfPlace, status: ShelfPlaceStatus, draft: PricedPieces | null): FacingsView {
  const { target, left, under_way: underWay, cart_quantity: inCart, height_mm: height, fill } = place
  const count = Math.min(place.facings, mostFacingsOf(place))
  const packsOf = (pieces: number) => filledFacings(count, { left: pieces, target })
  const isEmpty = status === 'suggested' || status === 'restricted' || status === 'not_for_sale'
  const isCovered = status === 'full' || status === 'enough'
  const isFilled = draft !== null && fill !== null && draft.pieces >= fill.quantity
  const isMissing = fill !== null && left !== null && !isFilled
  const most = isMissing ? Math.max(1, count - 1) : count
  const filled = isEmpty ? 0 : isCovered || left === null ? count : Math.min(most, packsOf(left))
  const added =
    isFilled || (status === 'in_cart' && !isMissing)
      ? count - filled
      : Math.min(most - filled, packsOf((draft?.pieces ?? 0) + inCart))
  const onItsWay =
    status === 'on_its_way' && !isMissing
      ? count - filled - added
      : Math.min(most - filled - added, packsOf(underWay?.quantity ?? 0))
  return { count, rows: facingRows(height), filled, added, onItsWay }
}

/** @param pieces including those in the cart, because the price depends on both */
function toRail(tiers: readonly Tier[], pieces: number): PriceRailView {
  const tier = tierFor(tiers, pieces)
  const reached = tier !== undefined && tier.amount < (tiers[0]?.amount ?? 0)
  const step = (reached ? tier : nextTier(tiers, pieces))?.min_quantity ?? null
  const whole = Math.max(pieces, step ?? 0) / railShare
  return { fill: pieces / whole, step: step === null ? null : step / whole, reached }
}

function fillOf({ fill }: ShelfPlace): PricedPieces | null {
  return fill && { pieces: fill.quantity, total: toMinor(fill.total), saved: toMinor(fill.saved) }
}

/** Prices typed pieces by how much the cart rises; the store's own price if they are what fills the place. */
function pricePieces(place: ShelfPlace, tiers: readonly Tier[], pieces: number): PricedPieces {
  const fill = fillOf(place)
  if (fill?.pieces === pieces) return fill
  const costOf = (quantity: number) => (tierFor(tiers, quantity)?.amount ?? 0) * quantity
  const total = costOf(pieces + place.cart_quantity) - costOf(place.cart_quantity)
  return { pieces, total, saved: Math.max(0, costOf(1) * pieces - total) }
}

function toSumView(lines: readonly PricedPieces[], { currency, locale }: Terms): FillSumView {
  const sum = (of: keyof PricedPieces) => lines.reduce((total, line) => total + line[of], 0)
  const saved = sum('saved')
  return {
    places: lines.length,
    pieces: sum('pieces'),
    total: formatMoney(sum('total'), currency, locale),
    saved: saved > 0 ? formatMoney(saved, currency, locale) : null,
  }
}

/** Returns what of the suggested fill is more than the place holds; the rest of a carton, or of a lower price. */
function surplusOf({
  target,
  left,
  under_way: underWay,
  cart_quantity: inCart,
  fill,
  tiers,
  carton_size: carton,
}: ShelfPlace): FillView['over'] {
  if (!fill || left === null) return null
  const pieces = left + (underWay?.quantity ?? 0) + inCart + fill.quantity - target
  if (pieces <= 0) return null
  const isStep =
    fill.quantity % (carton ?? 1) !== 0 ||
    tiers.slice(1).some(({ min_quantity: from }) => from === fill.quantity + inCart)
  return { pieces, reason: isStep ? 'price' : 'carton' }
}

function toFillView({ pieces, total, saved }: PricedPieces, place: ShelfPlace, terms: Terms): FillView {
  const money = (amount: number) => formatMoney(amount, terms.currency, terms.locale)
  const { carton_size: carton, availability, inventory_quantity: stock } = place
  return {
    pieces,
    cartons: carton !== null && pieces % carton === 0 ? pieces / carton : null,
    total: money(total),
    saved: saved > 0 ? money(saved) : null,
    isAllStock: availability === 'tracked' && pieces + place.cart_quantity === stock,
    over: pieces === place.fill?.quantity ? surplusOf(place) : null,
    timesTarget:
      place.left !== null && pieces > plausibleTimes * place.target ? Math.round(pieces / place.target) : null,
  }
}

/** The stock of a place, whose quantity is at most the pieces that can be added to those in the cart. */
function toRemainingStock(place: ShelfPlace, locale: string): StockView {
  const stock = toStockView(place, locale)
  if (stock.limit === null) return stock
  const maximum = piecesToAdd(lineRule({ stock: stock.limit }), place.cart_quantity)
  return { ...stock, orderRule: { ...stock.orderRule, maximum } }
}

function toPlaceView(place: ShelfPlace, draft: PricedPieces | null, terms: Terms): ShelfPlaceView {
  const { source, currency, locale } = terms
  const { carton_size: cartonSize, under_way: underWay, last_ordered_on: lastOrdered } = place
  const status = statusOf(source, place)
  const tiers = tiersIn(currency, place.tiers)
  const fill = fillOf(place)
  const ordered = draft?.pieces ?? fill?.pieces ?? 0
  const pieces = ordered + place.cart_quantity
  const [tier, next] = [tierFor(tiers, pieces), nextTier(tiers, pieces)]
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return {
    variantId: place.variant_id,
    productId: place.product_id,
    title: place.product_title,
    brand: place.brand,
    subtitle: place.subtitle,
    sku: place.sku,
    unit: place.unit,
    cartonSize,
    picture: { src: place.front ?? place.thumbnail, alt: place.product_title },
    thumbnail: { src: place.stamp ?? place.thumbnail, alt: place.product_title },
    front: { width: place.width_mm, height: place.height_mm },
    facings: toFacingsView(place, status, draft),
    mostFacings: mostFacingsOf(place),
    status,
    target: place.target,
    left: place.left,
    rhythmDays: place.rhythm_days,
    lastOrdered: lastOrdered && formatDay(lastOrdered, locale),
    onItsWay: underWay && {
      pieces: underWay.quantity,
      day: underWay.arrives_on && formatWeekday(underWay.arrives_on, locale),
    },
    inCart: place.cart_quantity,
    stock: toRemainingStock(place, locale),
    price: tier
      ? { text: money(tier.amount), from: tier.amount < (tiers[0]?.amount ?? 0) ? tier.min_quantity : null }
      : null,
    nextStep: next ? { price: money(next.amount), from: next.min_quantity } : null,
    rail: ordered > 0 ? toRail(tiers, pieces) : null,
    fill: fill && toFillView(fill, place, terms),
    draft: draft && toFillView(draft, place, terms),
  }
}

/**
 * Creates the view of the shelf with the draft. Lines of the draft that the shelf no longer has are left out.
 * @param cartLines number of lines in the cart; by default those of the shelf's articles
 */
export function toShelfView(shelf: Shelf, draft: FillDraft, locale: string, cartLines?: number): ShelfView {
  const terms: Terms = { source: shelf.source, currency: shelf.currency_code, locale }
  const drafted = new Map(filledLines(draft).map(({ variantId, pieces }) => [variantId, pieces]))
  const entries = shelf.places.map((place) => {
    const pieces = drafted.get(place.variant_id)
    const line = pieces === undefined ? null : pricePieces(place, tiersIn(terms.currency, place.tiers), pieces)
    const gap = isFillable(statusOf(terms.source, place)) ? fillOf(place) : null
    return { view: toPlaceView(place, line, terms), line, gap }
  })
  const valueOf = ({ line, gap }: (typeof entries)[number]) => (line ?? gap)?.total ?? 0
  const most = new Set(entries.toSorted((a, b) => valueOf(b) - valueOf(a)).slice(0, boardPlaces))
  const lines = entries.flatMap(({ line }) => line ?? [])
  const { changed_by: author, last_ordered_on: lastOrdered } = shelf
  return {
    source: shelf.source,
    rhythmDays: shelf.rhythm_days,
    lastOrdered: lastOrdered && formatWeekday(lastOrdered, locale),
    changedBy: author && !author.is_you ? author.name : null,
    places: entries.map(({ view }) => view),
    unplaced: shelf.unplaced.map((place) => toPlaceView(place, null, terms)),
    board: entries.filter((entry) => most.has(entry)).map(({ view }) => view),
    gaps: toSumView(
      entries.flatMap(({ gap }) => gap ?? []),
      terms,
    ),
    draft: lines.length > 0 ? toSumView(lines, terms) : null,
    rest: toSumView(
      entries.flatMap(({ line, gap }) => (line ? [] : (gap ?? []))),
      terms,
    ),
    inCart: cartLines ?? shelf.places.filter(({ cart_quantity: pieces }) => pieces > 0).length,
    arrivals: toArrivals(shelf.places, locale),
    action: toActionOrder(shelf),
    due: toDueOrder(shelf, locale),
    room: Math.max(0, maximumPlaces - entries.length),
    unanswered: draft.sent !== null,
  }
}
