import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { CountryCode } from '@skafferi/api'
import { countryCodeValues } from '@skafferi/api/limits'
import { deliveryOf, type DispatchTerms } from '@skafferi/domain/checkout/delivery.rules'
import type { Destination, MarketLimit } from '@skafferi/domain/product/market.rules'
import type { Database } from './database'
import type { Value } from './prepared'
import { carts, companies, marketLimits, products, variants } from './schema'

/** The laws against the row's product, as documents carry them; for queries that read from products. */
export const limitsOfProduct = sql<MarketLimit[]>`(
  select coalesce(json_agg(json_build_object(
    'country_code', ${marketLimits.countryCode}, 'reason', ${marketLimits.reason},
    'max_strength_mg', ${marketLimits.maxStrengthMg}, 'valid_from', ${marketLimits.validFrom},
    'valid_to', ${marketLimits.validTo}, 'source', ${marketLimits.source}
  ) order by ${marketLimits.countryCode}, ${marketLimits.reason}, ${marketLimits.validFrom}), '[]')
  from ${marketLimits}
  where ${marketLimits.productId} = ${products.id}
)`

/** Where a company's goods go now: where its open cart does, else to its own country. */
export function countryOfDelivery(db: Database, companyId: Value<string>): SQL<CountryCode> {
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

/** The first day goods of any amount may arrive on, by country: for queries that learn the country themselves. */
export type DaysOfDelivery = Readonly<Record<CountryCode, string>>

/** Those of goods that are ordered at a moment. */
export function daysOfDelivery(dispatch: DispatchTerms, now: Date): DaysOfDelivery {
  const days = countryCodeValues.map((country) => [country, destinationIn(country, dispatch, now).date])
  return Object.fromEntries(days) as DaysOfDelivery
}

/** `isDeliverable` of the rules, of the row's variant; for queries over products and variants that cannot read them all. */
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

/** A country with the first day that goods of any amount may arrive on there. */
export function destinationIn(country: CountryCode, dispatch: DispatchTerms, now: Date): Destination {
  return { country_code: country, date: deliveryOf(now, dispatch, country, 0).start_date }
}
