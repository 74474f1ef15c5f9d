import { toMajor, toMinor, type Minor } from '../format/money.rules'
import { bulkTier, tierFor, type Tier } from '../product/pricing.rules'

/** A card's price in euro: a number where all variants cost the same, the lowest as an object where they do not. */
export interface CardPrices {
  eur: number | { min_amount: number }
}

/** A variant as it is sold. */
export interface Pack {
  /** How many of the product's smallest pack it holds: 1 for a can, 10 for a roll of ten cans. */
  pieces: number
  /** By rising quantity. */
  tiers: readonly Tier[]
}

function cardPrices(amounts: readonly Minor[]): CardPrices {
  const lowest = amounts.length > 0 ? toMajor(Math.min(...amounts)) : 0
  return { eur: new Set(amounts).size > 1 ? { min_amount: lowest } : lowest }
}

/** What one piece costs of each variant that has a price. */
function unitPrices(packs: readonly Pack[]): CardPrices {
  return cardPrices(packs.flatMap(({ tiers }) => tierFor(tiers, 1)?.amount ?? []))
}

/** Pieces of the product, in whatever pack, from which the first bulk price holds; null where there is none. */
export function bulkMinimum(packs: readonly Pack[]): number | null {
  const quantities = packs.flatMap(({ tiers, pieces }) => {
    const first = bulkTier(tiers)
    return first ? [first.min_quantity * pieces] : []
  })
  return quantities.length > 0 ? Math.min(...quantities) : null
}

/** Pieces of the smallest pack from which one costs less than before, 1 first; none where it has no price. */
export function quantitySteps(packs: readonly Pack[]): number[] {
  const [smallest] = packs.filter(({ tiers }) => tiers.length > 0).sort((a, b) => a.pieces - b.pieces)
  return smallest?.tiers.map(({ min_quantity }) => min_quantity) ?? []
}

/**
 * What a card says about money.
 * @param charged the variants as they are sold now
 * @param regular the same without the sale; null where none runs
 */
export function cardFigures(charged: readonly Pack[], regular: readonly Pack[] | null) {
  const bulk = charged.flatMap(({ tiers }) => bulkTier(tiers)?.amount ?? [])
  return {
    prices: unitPrices(charged),
    ...(bulk.length > 0 && { bulk_prices: cardPrices(bulk) }),
    ...(regular && { original_prices: unitPrices(regular) }),
    bulk_min_quantity: bulkMinimum(charged),
  }
}

/** Pieces in stock over all variants. */
export function stockOf(pieces: readonly number[]): number {
  return pieces.reduce((sum, each) => sum + each, 0)
}

/** The price that lists are sorted and filtered by: the lowest of one piece. */
export function cardAmount({ prices: { eur } }: { prices: CardPrices }): Minor {
  return toMinor(typeof eur === 'number' ? eur : eur.min_amount)
}
