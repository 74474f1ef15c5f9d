import type { CountryCode } from '../tax/tax-rates'

/** Flavour groups of nicotine pouches that laws distinguish. */
export const flavourClasses = ['tobacco', 'menthol', 'mint', 'fruit', 'liquorice', 'herbal', 'unflavoured'] as const

/** A flavour group. */
export type FlavourClass = (typeof flavourClasses)[number]

/** What a law restricts: the sale itself, the flavour, or the strength. */
export type MarketReason = 'sale' | 'flavour' | 'strength'

/** A law that excludes a product, or its strong variants, from a country. */
export interface MarketLimit {
  country_code: CountryCode
  reason: MarketReason
  /** Maximum nicotine in mg per pouch; null if the strength makes no difference. */
  max_strength_mg: number | null
  /** First day it applies, "2026-04-01"; null if it always has. */
  valid_from: string | null
  /** Last day it applies; null if no end is known. */
  valid_to: string | null
  /** Citation of the law; null if unknown. */
  source: string | null
}

/** Destination and first possible delivery date; the law of that date applies. */
export interface Destination {
  country_code: CountryCode
  /** A calendar date, "2026-11-20". */
  date: string
}

/** Checks whether a law applies on a date. ISO dates sort as text. */
export function isInForce(
  { valid_from: from, valid_to: to }: Pick<MarketLimit, 'valid_from' | 'valid_to'>,
  date: string,
): boolean {
  return (from === null || from <= date) && (to === null || date <= to)
}

/** An unknown strength counts as too strong. */
function isTooStrong(maximum: number | null, strength: number | null): boolean {
  return maximum === null || strength === null || strength > maximum
}

/**
 * Returns the first law that excludes a variant from a destination.
 * @param limits all known laws for its product
 * @param strength nicotine in mg per pouch; null if none or unknown
 */
export function findMarketLimit(
  limits: readonly MarketLimit[],
  strength: number | null,
  { country_code, date }: Destination,
): MarketLimit | undefined {
  return limits.find(
    (limit) =>
      limit.country_code === country_code && isInForce(limit, date) && isTooStrong(limit.max_strength_mg, strength),
  )
}

/** Checks whether a variant may be delivered: no known law excludes it. */
export function isDeliverable(
  limits: readonly MarketLimit[],
  strength: number | null,
  destination: Destination,
): boolean {
  return findMarketLimit(limits, strength, destination) === undefined
}

/** Returns whether all or some variants of a product are excluded from a destination; null if none. */
export function deliveryRestriction(
  limits: readonly MarketLimit[],
  strengths: readonly (number | null)[],
  destination: Destination,
): 'all' | 'some' | null {
  const refused = strengths.filter((strength) => !isDeliverable(limits, strength, destination))
  if (refused.length === 0) return null
  return refused.length === strengths.length ? 'all' : 'some'
}

/** Returns the distinct known strengths, ascending. */
export function strengthsOf(strengths: readonly (number | null)[]): number[] {
  return [...new Set(strengths.filter((strength) => strength !== null))].sort((one, other) => one - other)
}
