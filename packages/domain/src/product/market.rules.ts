import type { CountryCode } from '../checkout/tax-rates.rules'

/** What a nicotine pouch tastes of, as far as laws tell flavours apart. */
export const flavourClasses = ['tobacco', 'menthol', 'mint', 'fruit', 'liquorice', 'herbal', 'unflavoured'] as const

/** One of them. */
export type FlavourClass = (typeof flavourClasses)[number]

/** What a law has against a product: that it is sold at all, its flavour, or too much nicotine. */
export type MarketReason = 'sale' | 'flavour' | 'strength'

/** A law that keeps a product, or its strong variants, out of a country for as long as it holds. */
export interface MarketLimit {
  country_code: CountryCode
  reason: MarketReason
  /** Milligrams of nicotine in one pouch up to which it is let in; null where the strength makes no difference. */
  max_strength_mg: number | null
  /** The first day it holds, "2026-04-01"; null where it held before anybody asked. */
  valid_from: string | null
  /** The last day it holds; null where no end is known. */
  valid_to: string | null
  /** Where it is written, as far as the shop knows; null where nobody has said. */
  source: string | null
}

/** Where something goes, and the first day it may arrive on: that day's law counts, as it does for tax. */
export interface Destination {
  country_code: CountryCode
  /** A calendar date, "2026-11-20". */
  date: string
}

/** Whether a law holds on a day. Days are compared as text, which is in the order of the calendar. */
export function isInForce(
  { valid_from: from, valid_to: to }: Pick<MarketLimit, 'valid_from' | 'valid_to'>,
  date: string,
): boolean {
  return (from === null || from <= date) && (to === null || date <= to)
}

/** A strength that nobody has stated is not known to be low enough. */
function isTooStrong(most: number | null, strength: number | null): boolean {
  return most === null || strength === null || strength > most
}

/**
 * The law that keeps a variant out of where it would go; the first of several.
 * @param limits all that are known of its product
 * @param strength milligrams of nicotine in one pouch; null where there is none, or nobody has said
 */
export function limitAgainst(
  limits: readonly MarketLimit[],
  strength: number | null,
  { country_code, date }: Destination,
): MarketLimit | undefined {
  return limits.find(
    (limit) =>
      limit.country_code === country_code && isInForce(limit, date) && isTooStrong(limit.max_strength_mg, strength),
  )
}

/** Whether a variant may be delivered: no law that is known keeps it out. */
export function isDeliverable(
  limits: readonly MarketLimit[],
  strength: number | null,
  destination: Destination,
): boolean {
  return limitAgainst(limits, strength, destination) === undefined
}

/** How much of a product is kept out of where it would go: all its variants, or some; null where none is. */
export function deliveryRestriction(
  limits: readonly MarketLimit[],
  strengths: readonly (number | null)[],
  destination: Destination,
): 'all' | 'some' | null {
  const refused = strengths.filter((strength) => !isDeliverable(limits, strength, destination))
  if (refused.length === 0) return null
  return refused.length === strengths.length ? 'all' : 'some'
}

/** The strengths that are stated, each once, the weakest first. */
export function strengthsOf(strengths: readonly (number | null)[]): number[] {
  return [...new Set(strengths.filter((strength) => strength !== null))].sort((one, other) => one - other)
}
