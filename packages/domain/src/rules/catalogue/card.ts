import { toMajor, toMinor, type Minor } from '../pricing/money'
import { bulkTier, tierFor, type Tier } from '../pricing/pricing'

/** A card's price in euro: a number if all variants cost the same, otherwise an object with the lowest price. */
export interface CardPrices {
  eur: number | { min_amount: number }
}

/** A variant with its price tiers. */
export interface Pack {
  /** How many of the product's smallest packs it contains: 1 for a can, 10 for a roll of ten cans. */
  pieces: number
  /** By rising quantity. */
  tiers: readonly Tier[]
}

/** @param amounts of the variants @param displayed one of them */
const cardPrices = (amounts: readonly Minor[], displayed: Minor): CardPrices => ({
  eur: new Set(amounts).size > 1 ? { min_amount: toMajor(displayed) } : toMajor(displayed),
})

/** Returns the unit price over all variants with a price. */
export function unitPrices(packs: readonly Pick<Pack, 'tiers'>[]): CardPrices {
  const amounts = packs.flatMap(({ tiers }) => tierFor(tiers, 1)?.amount ?? [])
  return cardPrices(amounts, amounts.length > 0 ? Math.min(...amounts) : 0)
}

/** Returns the lowest quantity with a bulk price over all packs, in pieces; null if there is none. */
export function bulkMinimum(packs: readonly Pack[]): number | null {
  const quantities = packs.flatMap(({ tiers, pieces }) => {
    const first = bulkTier(tiers)
    return first ? [first.min_quantity * pieces] : []
  })
  return quantities.length > 0 ? Math.min(...quantities) : null
}

/**
 * Returns the minimum quantities of the smallest pack's price tiers, ascending from 1; empty if nothing has a price.
 */
export function quantitySteps(packs: readonly Pack[]): number[] {
  const [smallest] = packs.filter(({ tiers }) => tiers.length > 0).sort((a, b) => a.pieces - b.pieces)
  return smallest?.tiers.map(({ min_quantity }) => min_quantity) ?? []
}

/** A variant with its charged tiers, and those without the running sale; null if none runs. */
export interface PricedPack extends Pack {
  regular: readonly Tier[] | null
}

/** Returns the first bulk tier of the variant with the lowest unit price, at equal prices the lowest of theirs. */
function cheapestBulkTier(packs: readonly Pick<Pack, 'tiers'>[]): Tier | undefined {
  const units = packs.map(({ tiers }) => tierFor(tiers, 1)?.amount ?? Infinity)
  const lowest = Math.min(...units)
  return packs
    .flatMap(({ tiers }, index) => (units[index] === lowest ? (bulkTier(tiers) ?? []) : []))
    .sort((a, b) => a.amount - b.amount || a.min_quantity - b.min_quantity)[0]
}

/**
 * Returns the price fields of a card. Amount and minimum of the bulk price are a tier of the variant whose unit price
 * is displayed; without one there is no bulk price.
 */
export function cardPricing(packs: readonly PricedPack[]) {
  const bulk = cheapestBulkTier(packs)
  const bulkAmounts = packs.flatMap(({ tiers }) => bulkTier(tiers)?.amount ?? [])
  const isReduced = packs.some(({ regular }) => regular !== null)
  return {
    prices: unitPrices(packs),
    ...(bulk && { bulk_prices: cardPrices(bulkAmounts, bulk.amount) }),
    ...(isReduced && { original_prices: unitPrices(packs.map(({ tiers, regular }) => ({ tiers: regular ?? tiers }))) }),
    bulk_min_quantity: bulk?.min_quantity ?? null,
  }
}

/** Returns the price that lists are sorted and filtered by: the lowest unit price. */
export function cardAmount({ prices: { eur } }: { prices: CardPrices }): Minor {
  return toMinor(typeof eur === 'number' ? eur : eur.min_amount)
}
