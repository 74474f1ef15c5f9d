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

function cardPrices(amounts: readonly Minor[]): CardPrices {
  const lowest = amounts.length > 0 ? toMajor(Math.min(...amounts)) : 0
  return { eur: new Set(amounts).size > 1 ? { min_amount: lowest } : lowest }
}

/** Returns the unit price over all variants with a price. */
export function unitPrices(packs: readonly Pick<Pack, 'tiers'>[]): CardPrices {
  return cardPrices(packs.flatMap(({ tiers }) => tierFor(tiers, 1)?.amount ?? []))
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

/** Returns the price fields of a card. */
export function cardPricing(packs: readonly PricedPack[]) {
  const bulk = packs.flatMap(({ tiers }) => bulkTier(tiers)?.amount ?? [])
  const isReduced = packs.some(({ regular }) => regular !== null)
  return {
    prices: unitPrices(packs),
    ...(bulk.length > 0 && { bulk_prices: cardPrices(bulk) }),
    ...(isReduced && { original_prices: unitPrices(packs.map(({ tiers, regular }) => ({ tiers: regular ?? tiers }))) }),
    bulk_min_quantity: bulkMinimum(packs),
  }
}

/** Returns the price that lists are sorted and filtered by: the lowest unit price. */
export function cardAmount({ prices: { eur } }: { prices: CardPrices }): Minor {
  return toMinor(typeof eur === 'number' ? eur : eur.min_amount)
}
