import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './database'
import { currentActor } from './events'
import { stockMovements, variants } from './schema'

/** Why stock changes. */
export interface StockCause extends Pick<typeof stockMovements.$inferInsert, 'kind' | 'at' | 'reason' | 'note'> {
  /** The order that takes or returns the pieces. */
  orderId?: string
}

/** Inserts movements. @param moved a query of `id`, `change` and `stock` of variants */
async function insertMovements(tx: Database, moved: SQL, cause: StockCause): Promise<void> {
  const { kind, at, orderId = null, reason = null, note = null } = cause
  const { operatorId, apiKeyId, declaredName } = currentActor()
  await tx.execute(sql`
    with moved as (${moved})
    insert into ${stockMovements}
      (variant_id, at, kind, change, stock, order_id, reason, note, operator_id, api_key_id, said_name)
    select
      id, ${at.toISOString()}::timestamptz, ${kind}::stock_movement_kind, change, stock, ${orderId},
      ${reason}::correction_reason, ${note}, ${operatorId}, ${apiKeyId}, ${declaredName}
    from moved where change <> 0`)
}

/** Adds pieces to the stock of locked variants, or takes them if negative, and records it. */
export async function moveStock(
  tx: Database,
  changes: readonly { variantId: string; change: number }[],
  cause: StockCause,
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ variantId, change }) => ({ variant_id: variantId, change }))
  const moved = sql`
    update ${variants} set inventory_quantity = ${variants.inventoryQuantity} + given.change
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(variant_id text, change int)
    where ${variants.id} = given.variant_id
    returning ${variants.id}, given.change, ${variants.inventoryQuantity} as stock`
  await insertMovements(tx, moved, cause)
}

/** Records stocks that were written with their variants. `before` is 0 for new variants. */
export async function recordWrittenStock(
  tx: Database,
  written: readonly { id: string; before: number; after: number }[],
  cause: StockCause,
): Promise<void> {
  const rows = written
    .filter(({ before, after }) => before !== after)
    .map(({ id, before, after }) => ({ id, change: after - before, stock: after }))
  if (rows.length === 0) return
  const moved = sql`
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as given(id text, change int, stock int)`
  await insertMovements(tx, moved, cause)
}
