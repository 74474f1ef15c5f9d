import { sql } from 'drizzle-orm'
import { check, date, numeric, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { MarketReason } from '@skafferi/domain/rules/catalogue/market'
import { countryCode } from './companies'
import { partOf } from './columns'
import { products } from './products'

/** The kind of a legal restriction. */
export const marketReason = pgEnum('market_reason', [
  'sale',
  'flavour',
  'strength',
] as const satisfies readonly MarketReason[])

/** Legal restrictions of products by country. Other products can be delivered to all countries of the shop. */
export const marketLimits = pgTable(
  'market_limits',
  {
    productId: partOf(() => products.id),
    countryCode: countryCode().notNull(),
    reason: marketReason().notNull(),
    /** Maximum strength in milligrams of nicotine per pouch; null if the strength does not matter. */
    maxStrengthMg: numeric({ precision: 5, scale: 2, mode: 'number' }),
    /** First day of validity; null if it has always applied. */
    validFrom: date(),
    /** Last day of validity; null if no end is known. */
    validTo: date(),
    /** Legal source; null if unknown. */
    source: text(),
  },
  (table) => [
    unique('market_limits_once')
      .on(table.productId, table.countryCode, table.reason, table.validFrom)
      .nullsNotDistinct(),
    check('market_limits_strength_named', sql`(${table.reason} = 'strength') = (${table.maxStrengthMg} is not null)`),
    check('market_limits_days_in_order', sql`${table.validFrom} <= ${table.validTo}`),
  ],
)
