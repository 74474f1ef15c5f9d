import type { Product, VisitorProduct } from '@skafferi/api'
import { formatCountries, formatCountry, formatDate, formatMilligrams } from '../../platform/format'
import { isInForce, deliveryRestriction, findMarketLimit, strengthsOf } from '../../rules/catalogue/market'
import { deliveredCountries } from '../../rules/delivery/shipping'
import type { Shop } from '../shop-context'
import type { FlavourClass, MarketLimit, MarketReason } from '../../rules/catalogue/market'

/** A law that excludes a product from a country, now or later. */
export interface MarketLimitView {
  /** Name of the country. */
  country: string
  reason: MarketReason
  /** Maximum nicotine per pouch, "9 mg"; null if the strength makes no difference. */
  maxStrength: string | null
  /** First day, formatted; null if unknown. */
  since: string | null
  /** True if that day is in the future. */
  isUpcoming: boolean
  /** Last day, formatted; null if no end is known. */
  until: string | null
  /** Citation of the law; null if unknown. */
  source: string | null
}

/** The law that excludes a product from the company's delivery country. */
export interface DeliveryRestrictionView {
  /** Name of the country. */
  country: string
  /** Whether all or some of the variants that match the choice are excluded. */
  variants: 'all' | 'some'
  /** What the law restricts. */
  reason: MarketReason
  /** Maximum nicotine per pouch, "9 mg"; null if the strength makes no difference. */
  maxStrength: string | null
}

/** Delivery countries of a product. */
export interface MarketView {
  /** Null if it may be delivered to the company's country. */
  deliveryRestriction: DeliveryRestrictionView | null
  /** Excluded countries, "Germany or Norway"; null if there are none. */
  excludedCountries: string | null
  /** Allowed countries; null if these are all delivery countries, or none. */
  allowedCountries: string | null
  /** Laws that exclude it now or later, by country, current ones first. */
  limits: readonly MarketLimitView[]
}

/** Regulated properties of the chosen variant, or of all that match the choice. */
export interface NicotineView {
  /** Nicotine per pouch, "7 mg" or "4–10 mg"; null if unknown. */
  strength: string | null
  /** Null if unknown. */
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
    maxStrength: milligrams(max_strength_mg, locale),
    since: valid_from && formatDate(valid_from, locale),
    isUpcoming: valid_from !== null && valid_from > today,
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
  const against = strengths.map((strength) => findMarketLimit(market_limits, strength, destination))
  const limit = against.find((each) => each !== undefined)
  if (!variants || !limit) return null
  const { reason, max_strength_mg } = limit
  const country = formatCountry(destination.country_code, locale)
  return { country, variants, reason, maxStrength: milligrams(max_strength_mg, locale) }
}

/** Checks whether a law excludes a variant at any time. */
function excludesVariant(limit: MarketLimit, strengths: readonly (number | null)[]): boolean {
  const limitWithoutDates = { ...limit, valid_from: null, valid_to: null }
  return deliveryRestriction([limitWithoutDates], strengths, { country_code: limit.country_code, date: '' }) !== null
}

/**
 * Returns the delivery countries of a product, among those that the shop delivers to. The law on the expected delivery
 * date applies, also in other countries than the company's.
 * @param variants the chosen one, or all that match the choice
 */
export function toMarketView(
  product: Product,
  variants: Strengths,
  { delivery, locale }: Pick<Shop, 'delivery' | 'locale'>,
): MarketView {
  const { destination } = product
  const delivered = deliveredCountries(delivery)
  const limits = product.market_limits.filter(({ country_code }) => delivered.includes(country_code))
  const strengths = variants.map(({ strength_mg }) => strength_mg)
  const { date } = destination
  const isRefused = (country_code: Product['destination']['country_code']) =>
    deliveryRestriction(limits, strengths, { country_code, date }) === 'all'
  const refused = delivered.filter(isRefused)
  const allowed = delivered.filter((country) => !isRefused(country))
  const hasStarted = (limit: MarketLimit) => isInForce({ ...limit, valid_to: null }, date)
  const displayed = limits.filter((limit) => (limit.valid_to ?? date) >= date && excludesVariant(limit, strengths))
  const inOrder = [...displayed.filter(hasStarted), ...displayed.filter((limit) => !hasStarted(limit))]
  return {
    deliveryRestriction: toRestriction(product, strengths, locale),
    excludedCountries: refused.length === 0 ? null : formatCountries(refused, locale, 'or'),
    allowedCountries: refused.length === 0 || allowed.length === 0 ? null : formatCountries(allowed, locale),
    limits: inOrder.map((limit) => toLimitView(limit, date, locale)),
  }
}

/** Returns the regulated properties of a nicotine pouch. */
export function toNicotineView(
  { flavour_class }: Product | VisitorProduct,
  variants: Strengths,
  locale: string,
): NicotineView {
  const [lowest, ...others] = strengthsOf(variants.map(({ strength_mg }) => strength_mg))
  return {
    strength: lowest === undefined ? null : formatMilligrams([lowest, ...others], locale),
    flavour: flavour_class,
  }
}
