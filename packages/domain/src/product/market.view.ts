import type { Product, VisitorProduct } from '@skafferi/api'
import { countryCodeValues } from '@skafferi/api/limits'
import { formatCountries, formatCountry, formatDate, formatMilligrams } from '../format'
import { isInForce, deliveryRestriction, limitAgainst, strengthsOf } from './market.rules'
import type { FlavourClass, MarketLimit, MarketReason } from './market.rules'

/** A law that keeps a product out of a country, or will. */
export interface MarketLimitView {
  /** By name. */
  country: string
  reason: MarketReason
  /** Nicotine in one pouch up to which it is let in, "9 mg"; null where the strength makes no difference. */
  most: string | null
  /** The first day, formatted; null where it is not known. */
  since: string | null
  /** That day is yet to come. */
  coming: boolean
  /** The last day, formatted; null where no end is known. */
  until: string | null
  /** Where it is written, as far as the shop knows. */
  source: string | null
}

/** That the law keeps a product out of where the company's goods go. */
export interface DeliveryRestrictionView {
  /** By name. */
  country: string
  /** Which of the variants that are still to choose from. */
  variants: 'all' | 'some'
  /** What the law has against it. */
  reason: MarketReason
  /** Nicotine in one pouch up to which it is let in, "9 mg"; null where the strength makes no difference. */
  most: string | null
}

/** Where a product may go. */
export interface MarketView {
  /** Null where it may go where the company's goods go. */
  deliveryRestriction: DeliveryRestrictionView | null
  /** Countries it cannot be delivered to, "Germany and Norway"; null where there are none. */
  notTo: string | null
  /** Countries it can be delivered to; null where these are all the shop delivers to, or there are none. */
  to: string | null
  /** What keeps it out, or will: by country, what holds already first. */
  limits: readonly MarketLimitView[]
}

/** What the law asks about, of the chosen variant or of all that the choice still allows. */
export interface NicotineView {
  /** In one pouch, "7 mg" or "4–10 mg"; null where it is not stated. */
  strength: string | null
  /** Null where it is not stated. */
  flavour: FlavourClass | null
}

type Strengths = readonly { strength_mg: number | null }[]

function milligrams(amount: number | null, locale: string): string | null {
  return amount === null ? null : formatMilligrams([amount], locale)
}

function toLimitView(limit: MarketLimit, today: string, locale: string): MarketLimitView {
  const { country_code, reason, max_strength_mg, valid_from, valid_to, source } = limit
  return {
    country: formatCountry(country_code, locale),
    reason,
    most: milligrams(max_strength_mg, locale),
    since: valid_from && formatDate(valid_from, locale),
    coming: valid_from !== null && valid_from > today,
    until: valid_to && formatDate(valid_to, locale),
    source,
  }
}

function toRestriction(
  { market_limits, destination }: Product,
  strengths: readonly (number | null)[],
  locale: string,
): DeliveryRestrictionView | null {
  const variants = deliveryRestriction(market_limits, strengths, destination)
  const against = strengths.map((strength) => limitAgainst(market_limits, strength, destination))
  const limit = against.find((each) => each !== undefined)
  if (!variants || !limit) return null
  const { reason, max_strength_mg } = limit
  const country = formatCountry(destination.country_code, locale)
  return { country, variants, reason, most: milligrams(max_strength_mg, locale) }
}

/** Whether a law is against a variant whenever it holds. */
function isAgainst(limit: MarketLimit, strengths: readonly (number | null)[]): boolean {
  const whenever = { ...limit, valid_from: null, valid_to: null }
  return deliveryRestriction([whenever], strengths, { country_code: limit.country_code, date: '' }) !== null
}

/**
 * Where a product may go. Other countries than the company's are told of on the day its goods would arrive.
 * @param variants the chosen one, or all that the choice still allows
 */
export function toMarketView(product: Product, variants: Strengths, locale: string): MarketView {
  const { market_limits: limits, destination } = product
  const strengths = variants.map(({ strength_mg }) => strength_mg)
  const { date } = destination
  const isRefused = (country_code: Product['destination']['country_code']) =>
    deliveryRestriction(limits, strengths, { country_code, date }) === 'all'
  const refused = countryCodeValues.filter(isRefused)
  const allowed = countryCodeValues.filter((country) => !isRefused(country))
  const hasStarted = (limit: MarketLimit) => isInForce({ ...limit, valid_to: null }, date)
  const displayed = limits.filter((limit) => (limit.valid_to ?? date) >= date && isAgainst(limit, strengths))
  const inOrder = [...displayed.filter(hasStarted), ...displayed.filter((limit) => !hasStarted(limit))]
  return {
    deliveryRestriction: toRestriction(product, strengths, locale),
    notTo: refused.length === 0 ? null : formatCountries(refused, locale),
    to: refused.length === 0 || allowed.length === 0 ? null : formatCountries(allowed, locale),
    limits: inOrder.map((limit) => toLimitView(limit, date, locale)),
  }
}

/** What the law asks about a nicotine pouch. */
export function toNicotineView(
  { flavour_class }: Product | VisitorProduct,
  variants: Strengths,
  locale: string,
): NicotineView {
  const [least, ...others] = strengthsOf(variants.map(({ strength_mg }) => strength_mg))
  return { strength: least === undefined ? null : formatMilligrams([least, ...others], locale), flavour: flavour_class }
}
