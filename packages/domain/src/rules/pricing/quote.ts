import type { Minor } from './money'
import { tierFor, type Tier } from './pricing'
import { salePrice } from './sale'

/** The conditions under which goods are priced. The store's pricing module selects price sets by the same. */
export interface PriceContext {
  /** ISO 4217, lower case. */
  currency: string
}

/** The prices of a variant in the currency of the context. */
export interface PriceSet {
  /** Net prices of one piece by rising quantity; empty if it has no price in this currency. */
  tiers: readonly Tier[]
  /** Discount of a running sale in whole percent; null if none runs, or if the tiers include it. */
  salePercent?: number | null
}

/** What a number of pieces costs, net. */
export interface LinePrice {
  /** Net price of one piece at this quantity. */
  unit_price: Minor
  /** Minimum quantity of that price. */
  tier_min_quantity: number
  subtotal: Minor
}

/** A priced line. Its tiers include a running sale. */
export type QuotedLine<Line> = Omit<Line, 'salePercent'> & LinePrice & { tiers: Tier[] }

/** Lines with their prices, and the net value of all goods. */
export interface Quote<Line> {
  /** ISO 4217, lower case. */
  currency: string
  lines: QuotedLine<Line>[]
  goods: Minor
}

/** Returns the charged tiers: in a sale, each is reduced by the same percentage and rounded separately. */
export function chargedTiers({ tiers, salePercent = null }: PriceSet): Tier[] {
  return tiers.map((tier) => ({ ...tier, amount: salePrice(tier.amount, salePercent) }))
}

/** Returns the tiers without a running sale, to show beside the charged ones; null if no sale runs. */
export function regularTiers({ tiers, salePercent = null }: PriceSet): readonly Tier[] | null {
  return salePercent === null ? null : tiers
}

/**
 * Returns what a quantity costs at charged tiers.
 * @throws RangeError if there is no tier
 */
export function priceAt(tiers: readonly Tier[], quantity: number): LinePrice {
  const tier = tierFor(tiers, quantity)
  if (!tier) throw new RangeError('A line needs at least one price tier.')
  return { unit_price: tier.amount, tier_min_quantity: tier.min_quantity, subtotal: tier.amount * quantity }
}

/**
 * Prices lines, net and before promo codes. Every amount is in minor units of the context's currency.
 * @throws RangeError if a line has no price
 */
export function quote<Line extends PriceSet & { quantity: number }>(
  lines: readonly Line[],
  { currency }: PriceContext,
): Quote<Line> {
  const quoted = lines.map((line) => {
    const { salePercent: _, ...others } = line
    const tiers = chargedTiers(line)
    return { ...others, tiers, ...priceAt(tiers, line.quantity) }
  })
  return { currency, lines: quoted, goods: quoted.reduce((sum, { subtotal }) => sum + subtotal, 0) }
}
