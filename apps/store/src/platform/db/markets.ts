import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { CountryCode } from '@skafferi/api'
import { countryCodeValues } from '@skafferi/api/limits'
import { firstDeliveryDay, type DeliveryTerms } from '@skafferi/domain/rules/delivery/delivery'
import type { Destination, MarketLimit } from '@skafferi/domain/rules/catalogue/market'
import type { Database } from './database'
import type { Value } from './prepared'
import { carts, companies, marketLimits, products, variants } from './schema'

/** The market limits of the row's product in the contract's shape; for queries that select from products. */
export const limitsOfProduct = sql<MarketLimit[]>`(
  select coalesce(json_agg(json_build_object(
    'country_code', ${marketLimits.countryCode}, 'reason', ${marketLimits.reason},
    'max_strength_mg', ${marketLimits.maxStrengthMg}, 'valid_from', ${marketLimits.validFrom},
    'valid_to', ${marketLimits.validTo}, 'source', ${marketLimits.source}
  ) order by ${marketLimits.countryCode}, ${marketLimits.reason}, ${marketLimits.validFrom}), '[]')
  from ${marketLimits}
  where ${marketLimits.productId} = ${products.id}
)`

/** Returns the delivery country of a company, also of each row's: that of its open cart, or else its own. */
export function countryOfDelivery(db: Database, companyId: Value<string> | SQL<string>): SQL<CountryCode> {
  const ofCart = db
    .select({ country: sql`${carts.shippingAddress} ->> 'country_code'` })
    .from(carts)
    .where(and(eq(carts.companyId, companyId), eq(carts.status, 'open')))
  const ofCompany = db
    .select({ country: sql`${companies.countryCode}::text` })
    .from(companies)
    .where(eq(companies.id, companyId))
  return sql<CountryCode>`coalesce((${ofCart}), (${ofCompany}))`
}

/** First possible delivery date by country; for queries that look up the country themselves. */
export type DaysOfDelivery = Readonly<Record<CountryCode, string>>

/** Returns the first delivery date of an order placed now, for every country. */
export function daysOfDelivery(terms: DeliveryTerms, now: Date): DaysOfDelivery {
  const days = countryCodeValues.map((country) => [country, destinationIn(country, terms, now).date])
  return Object.fromEntries(days) as DaysOfDelivery
}

/** SQL counterpart of the domain's `isDeliverable` for the row's variant; for queries that filter in the database. */
export function isDeliverableTo(country: SQL<CountryCode>, days: DaysOfDelivery): SQL<boolean> {
  const day = sql`(${JSON.stringify(days)}::jsonb ->> ${country})::date`
  return sql<boolean>`not exists (
    select from ${marketLimits}
    where ${marketLimits.productId} = ${products.id}
      and ${marketLimits.countryCode}::text = ${country}
      and coalesce(${marketLimits.validFrom} <= ${day}, true)
      and coalesce(${marketLimits.validTo} >= ${day}, true)
      and coalesce(${variants.strengthMg} > ${marketLimits.maxStrengthMg}, true)
  )`
}

/** Returns the country with the first delivery date of an order placed now. */
export function destinationIn(country: CountryCode, terms: DeliveryTerms, now: Date): Destination {
  return { country_code: country, date: firstDeliveryDay(now, terms, country, 0) }
}
