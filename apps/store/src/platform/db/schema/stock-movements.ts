import { bigint, check, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { correctionReasons, stockMovementKinds } from '@skafferi/domain/rules/catalogue/stock-movement'
import { partOf, timestamptz } from './columns'
import { orders } from './orders'
import { actorColumns } from './sent-by'
import { variants } from './variants'

/** What changed a stock. */
export const stockMovementKind = pgEnum('stock_movement_kind', stockMovementKinds)

/** Why a stock was corrected. */
export const correctionReason = pgEnum('correction_reason', correctionReasons)

/** Changes of the stock of variants. Append-only; the changes of a variant add up to its stock. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: partOf(() => variants.id),
    at: timestamptz().notNull(),
    kind: stockMovementKind().notNull(),
    /** Pieces, negative if they left. */
    change: integer().notNull(),
    /** Pieces afterwards. */
    stock: integer().notNull(),
    /** The order that took the pieces, or gave them back. */
    orderId: text().references(() => orders.id),
    /** Of a correction. */
    reason: correctionReason(),
    /** The delivery note of goods that came in, or the note of a correction. */
    note: text(),
    ...actorColumns(),
  },
  (table) => [
    index().on(table.variantId, table.id),
    check('stock_movements_change_not_zero', sql`${table.change} <> 0`),
    check('stock_movements_stock_not_negative', sql`${table.stock} >= 0`),
  ],
)
