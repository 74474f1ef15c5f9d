import { formatCountry, formatDate, formatPercent } from '../../platform/format'
import { wallClock } from '../../rules/delivery/calendar'
import { taxedCountries, type Seller } from '../../rules/tax/tax'
import { ratesFrom, taxClasses, taxRateRow, type CountryCode, type TaxClass } from '../../rules/tax/tax-rates'
import type { Office } from '../office-context'

/** A VAT rate, in force or upcoming. */
export interface TaxRateView {
  id: string
  classes: readonly TaxClass[]
  percent: string
  /** First and last day, formatted; null if unknown. */
  from: string | null
  to: string | null
  /** The legal source. */
  source: string
}

/** The VAT rates of a country. */
export interface CountryTaxRatesView {
  country: string
  rates: readonly TaxRateView[]
}

/** The VAT rate of each class in the seller's country today. */
export interface HomeTaxRates {
  country: string
  /** True if the shop's profile is neither filled in nor saved: its country is then the default of the first start. */
  isPresumed: boolean
  percents: Readonly<Record<TaxClass, string>>
  /** The first day of each rate, formatted; missing if it applied before the shop existed. */
  since: Readonly<Partial<Record<TaxClass, string>>>
}

const today = ({ now, timeZone }: Office) => wallClock(now(), timeZone).date

/** Returns the VAT rates that the store applies today and later, by country. */
export function toTaxRates(seller: Seller, office: Office): CountryTaxRatesView[] {
  const { locale } = office
  return taxedCountries(seller).map((country) => ({
    country: formatCountry(country, locale),
    rates: ratesFrom(country, today(office)).map(({ classes, percent, from, to, source }) => ({
      id: [classes[0], from].join(),
      classes,
      percent: formatPercent(percent, locale),
      from: from && formatDate(from, locale),
      to: to && formatDate(to, locale),
      source,
    })),
  }))
}

/** Returns the VAT rates of the seller's country today. */
export function toHomeTaxRates(
  {
    value: { country, address },
    changed_by: changedBy,
  }: { value: { country: CountryCode; address: readonly string[] }; changed_by: string | null },
  office: Office,
): HomeTaxRates {
  const { locale } = office
  const rates = taxClasses.map((each) => ({ name: each, ...taxRateRow(country, each, today(office)) }))
  return {
    country: formatCountry(country, locale),
    isPresumed: changedBy === null && address.length === 0,
    percents: Object.fromEntries(
      rates.map(({ name, percent }) => [name, formatPercent(percent, locale)]),
    ) as HomeTaxRates['percents'],
    since: Object.fromEntries(rates.flatMap(({ name, from }) => (from ? [[name, formatDate(from, locale)]] : []))),
  }
}
