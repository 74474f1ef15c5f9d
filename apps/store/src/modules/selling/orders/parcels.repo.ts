import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { actorName, actorJoins } from '../../../platform/db/actors'
import { isWaiting, reserveForWaiting } from '../../../platform/db/waiting-pieces'
import { isCounted } from '../../../platform/db/article-stock'
import { insertRows } from '../../../platform/db/insert-rows'
import {
  apiKeys,
  operators,
  orderItems,
  refundLines,
  shipmentLines,
  shipments,
  variants,
} from '../../../platform/db/schema'

/** Returns the shipped pieces of each order line by parcel, oldest first. */
export function findShipmentLines(db: Database, orderId: string) {
  return db
    .select({
      shipmentId: shipmentLines.shipmentId,
      orderItemId: shipmentLines.orderItemId,
      quantity: shipmentLines.quantity,
      title: orderItems.title,
      variantTitle: orderItems.variantTitle,
    })
    .from(shipmentLines)
    .innerJoin(orderItems, eq(orderItems.id, shipmentLines.orderItemId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(shipmentLines.shipmentId), asc(orderItems.position))
}

/** Pieces of a line in a parcel. */
export type ShipmentLineRow = Awaited<ReturnType<typeof findShipmentLines>>[number]

/** Returns the lines of an order with their shipped, closed and refunded pieces, in order. */
export function findPieces(db: Database, orderId: string) {
  const refunded = db
    .select({ sum: sql`coalesce(sum(${refundLines.quantity}), 0)` })
    .from(refundLines)
    .where(eq(refundLines.orderItemId, orderItems.id))
  return db
    .select({
      id: orderItems.id,
      title: orderItems.title,
      variantTitle: orderItems.variantTitle,
      sku: orderItems.sku,
      ordered: orderItems.quantity,
      backordered: orderItems.backorderedQuantity,
      closed: sql<number>`coalesce(${orderItems.closedQuantity}, 0)`.mapWith(Number),
      shipped: sql<number>`coalesce(sum(${shipmentLines.quantity}), 0)`.mapWith(Number),
      refunded: sql<number>`(${refunded})`.mapWith(Number),
    })
    .from(orderItems)
    .leftJoin(shipmentLines, eq(shipmentLines.orderItemId, orderItems.id))
    .where(eq(orderItems.orderId, orderId))
    .groupBy(orderItems.id)
    .orderBy(asc(orderItems.position))
}

/** An order line with its shipped, closed and refunded pieces. */
export type PiecesRow = Awaited<ReturnType<typeof findPieces>>[number]

/** Returns the name of the sender of each parcel of an order. */
export function findSenders(db: Database, orderId: string) {
  return db
    .select({ id: shipments.id, name: actorName(shipments) })
    .from(shipments)
    .leftJoin(operators, actorJoins(shipments).operator)
    .leftJoin(apiKeys, actorJoins(shipments).key)
    .where(eq(shipments.orderId, orderId))
}

/** Returns the request that sent a parcel with a key; undefined if there is none. */
export async function findRequest(tx: Database, orderId: string, requestKey: string) {
  const [found] = await tx
    .select({ requestHash: shipments.requestHash })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), eq(shipments.requestKey, requestKey)))
  return found
}

/** Stores a parcel with its contents. */
export async function insertShipment(
  tx: Database,
  shipment: typeof shipments.$inferInsert,
  lines: readonly { id: string; quantity: number }[],
): Promise<void> {
  await tx.insert(shipments).values(shipment)
  await insertRows(
    tx,
    shipmentLines,
    lines.map(({ id, quantity }) => ({ shipmentId: shipment.id, orderItemId: id, quantity })),
  )
}

/** Sets the pieces of lines that wait for stock. */
export async function updateWaiting(tx: Database, pieces: readonly { id: string; quantity: number }[]): Promise<void> {
  for (const { id, quantity } of pieces) {
    await tx.update(orderItems).set({ backorderedQuantity: quantity }).where(eq(orderItems.id, id))
  }
}

/** Ends the wait of an order's pieces for stock. */
export async function endWaiting(tx: Database, orderId: string): Promise<void> {
  await tx
    .update(orderItems)
    .set({ backorderedQuantity: null })
    .where(and(eq(orderItems.orderId, orderId), isWaiting))
}

/** Sets the timestamps, the carrier or the tracking link of a parcel. */
export async function markShipment(
  tx: Database,
  shipmentId: string,
  values: Partial<Pick<typeof shipments.$inferInsert, 'handedOverAt' | 'deliveredAt' | 'carrier' | 'trackingUrl'>>,
): Promise<void> {
  await tx.update(shipments).set(values).where(eq(shipments.id, shipmentId))
}

/** Deletes a parcel with its contents. */
export async function deleteShipment(tx: Database, shipmentId: string): Promise<void> {
  await tx.delete(shipments).where(eq(shipments.id, shipmentId))
}

/**
 * Lets the open pieces of an order that were never taken from stock wait for it again, after a parcel was removed. Call
 * it in the transaction that locked the variants.
 */
export async function restoreWaiting(tx: Database, orderId: string, at: Date): Promise<void> {
  const shipped = sql`(
    select coalesce(sum(l.quantity), 0) from ${shipmentLines} l where l.order_item_id = ${orderItems}.id
  )`
  const open = sql`${orderItems.quantity} - coalesce(${orderItems.closedQuantity}, 0)`
  const counted = tx.select({ id: variants.id }).from(variants).where(isCounted)
  const restored = await tx
    .update(orderItems)
    .set({
      backorderedQuantity: sql`greatest(0, least(${open} - ${shipped}, ${open} - ${orderItems.reservedQuantity}))`,
    })
    .where(
      and(
        eq(orderItems.orderId, orderId),
        isNotNull(orderItems.reservedQuantity),
        inArray(orderItems.variantId, counted),
      ),
    )
    .returning({ variantId: orderItems.variantId })
  await reserveForWaiting(
    tx,
    restored.map(({ variantId }) => variantId),
    at,
  )
}

/**
 * Lets pieces that were taken from stock, but are missing, wait for it.
 * @param availableFrom the promised first day of dispatch; null if unknown
 */
export async function moveToWaiting(
  tx: Database,
  pieces: readonly { id: string; quantity: number }[],
  availableFrom: string | null,
): Promise<void> {
  for (const { id, quantity } of pieces) {
    await tx
      .update(orderItems)
      .set({
        reservedQuantity: sql`greatest(
          0, coalesce(${orderItems.reservedQuantity}, ${orderItems.quantity}) - ${quantity}::int
        )`,
        backorderedQuantity: sql`coalesce(${orderItems.backorderedQuantity}, 0) + ${quantity}::int`,
        availableFrom,
      })
      .where(eq(orderItems.id, id))
  }
}

/** Marks all parcels of an order as delivered. */
export async function markAllDelivered(tx: Database, orderId: string, deliveredAt: Date): Promise<void> {
  await tx
    .update(shipments)
    .set({ deliveredAt })
    .where(and(eq(shipments.orderId, orderId), isNull(shipments.deliveredAt)))
}

/**
 * Adds pieces to the closed quantity of their lines; pieces that wait for stock are closed first. The others no longer
 * count as taken from stock, so that canceling the order does not return them.
 */
export async function closePieces(tx: Database, pieces: readonly { id: string; quantity: number }[]): Promise<void> {
  for (const { id, quantity } of pieces) {
    await tx
      .update(orderItems)
      .set({
        closedQuantity: sql`coalesce(${orderItems.closedQuantity}, 0) + ${quantity}`,
        backorderedQuantity: sql`greatest(0, ${orderItems.backorderedQuantity} - ${quantity}::int)`,
        reservedQuantity: sql`greatest(0, coalesce(${orderItems.reservedQuantity}, ${orderItems.quantity})
          - greatest(0, ${quantity}::int - coalesce(${orderItems.backorderedQuantity}, 0)))`,
      })
      .where(eq(orderItems.id, id))
  }
}

/** Takes back `closePieces`. @param pieces with the pieces that waited for stock before */
export async function reopenPieces(
  tx: Database,
  pieces: readonly { id: string; quantity: number; waiting: number }[],
): Promise<void> {
  for (const { id, quantity, waiting } of pieces) {
    await tx
      .update(orderItems)
      .set({
        closedQuantity: sql`${orderItems.closedQuantity} - ${quantity}::int`,
        backorderedQuantity: sql`coalesce(${orderItems.backorderedQuantity}, 0) + ${waiting}::int`,
        reservedQuantity: sql`${orderItems.reservedQuantity} + ${quantity - waiting}::int`,
      })
      .where(eq(orderItems.id, id))
  }
}

/** Takes back `moveToWaiting` of pieces that still wait. */
export async function returnFromWaiting(
  tx: Database,
  pieces: readonly { id: string; quantity: number }[],
): Promise<void> {
  for (const { id, quantity } of pieces) {
    await tx
      .update(orderItems)
      .set({
        reservedQuantity: sql`${orderItems.reservedQuantity} + ${quantity}::int`,
        backorderedQuantity: sql`${orderItems.backorderedQuantity} - ${quantity}::int`,
        availableFrom: sql`
          case when ${orderItems.backorderedQuantity} > ${quantity}::int then ${orderItems.availableFrom} end
        `,
      })
      .where(eq(orderItems.id, id))
  }
}
