import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { actorName, actorJoins } from '../../../platform/db/actors'
import { isWaiting } from '../../../platform/db/waiting-pieces'
import { insertRows } from '../../../platform/db/insert-rows'
import { apiKeys, operators, orderItems, refundLines, shipmentLines, shipments } from '../../../platform/db/schema'

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

/** Sets the timestamps of a parcel. */
export async function markShipment(
  tx: Database,
  shipmentId: string,
  timestamps: Partial<Pick<typeof shipments.$inferInsert, 'handedOverAt' | 'deliveredAt'>>,
): Promise<void> {
  await tx.update(shipments).set(timestamps).where(eq(shipments.id, shipmentId))
}

/** Marks all parcels of an order as delivered. */
export async function markAllDelivered(tx: Database, orderId: string, deliveredAt: Date): Promise<void> {
  await tx
    .update(shipments)
    .set({ deliveredAt })
    .where(and(eq(shipments.orderId, orderId), isNull(shipments.deliveredAt)))
}

/** Adds pieces to the closed quantity of their lines; pieces that wait for stock are closed first. */
export async function closePieces(tx: Database, pieces: readonly { id: string; quantity: number }[]): Promise<void> {
  for (const { id, quantity } of pieces) {
    await tx
      .update(orderItems)
      .set({
        closedQuantity: sql`coalesce(${orderItems.closedQuantity}, 0) + ${quantity}`,
        backorderedQuantity: sql`greatest(0, ${orderItems.backorderedQuantity} - ${quantity}::int)`,
      })
      .where(eq(orderItems.id, id))
  }
}
