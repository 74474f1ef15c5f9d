import { sql } from 'drizzle-orm'
import { check, date, numeric, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { MarketReason } from '@skafferi/domain/product/market.rules'
import { countryCode } from './companies'
import { partOf } from './columns'
import { products } from './products'

/** What a law has against a product. */
export const marketReason = pgEnum('market_reason', [
  'sale',
  'flavour',
  'strength',
] as const satisfies readonly MarketReason[])

/** Laws that keep products out of countries. A product without any may be delivered to all the shop serves. */
export const marketLimits = pgTable(
  'market_limits',
  {
    productId: partOf(() => products.id),
    countryCode: countryCode().notNull(),
    reason: marketReason().notNull(),
    /** Milligrams of nicotine in one pouch up to which a variant is let in; null where the strength makes no difference. */
    maxStrengthMg: numeric({ precision: 5, scale: 2, mode: 'number' }),
    /** The first day it holds; null where it held before anybody asked. */
    validFrom: date(),
    /** The last day it holds; null where no end is known. */
    validTo: date(),
    /** Where it is written, as far as anybody has said. */
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
