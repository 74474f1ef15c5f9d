import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { doerName, doersOf } from '../../db/doers'
import { insertRows } from '../../db/insert-rows'
import { apiKeys, operators, orderItems, refundLines, shipmentLines, shipments } from '../../db/schema'

/** What has left of each line of an order, parcel by parcel, first sent first. */
export function findShipmentLines(db: Database, orderId: string) {
  return db
    .select({ shipmentId: shipmentLines.shipmentId, itemId: shipmentLines.orderItemId, quantity: shipmentLines.quantity, title: orderItems.title, variantTitle: orderItems.variantTitle })
    .from(shipmentLines)
    .innerJoin(orderItems, eq(orderItems.id, shipmentLines.orderItemId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(shipmentLines.shipmentId), asc(orderItems.position))
}

/** Pieces of a line in a parcel. */
export type ShipmentLineRow = Awaited<ReturnType<typeof findShipmentLines>>[number]

/** The lines of an order in their order, how many pieces of each its parcels carry, and for how many money was given back. */
export function findPieces(db: Database, orderId: string) {
  const refunded = db.select({ sum: sql`coalesce(sum(${refundLines.quantity}), 0)` }).from(refundLines).where(eq(refundLines.orderItemId, orderItems.id))
  return db
    .select({
      id: orderItems.id,
      title: orderItems.title,
      variantTitle: orderItems.variantTitle,
      ordered: orderItems.quantity,
      shipped: sql<number>`coalesce(sum(${shipmentLines.quantity}), 0)`.mapWith(Number),
      refunded: sql<number>`(${refunded})`.mapWith(Number),
    })
    .from(orderItems)
    .leftJoin(shipmentLines, eq(shipmentLines.orderItemId, orderItems.id))
    .where(eq(orderItems.orderId, orderId))
    .groupBy(orderItems.id)
    .orderBy(asc(orderItems.position))
}

/** A line, how many of its pieces its parcels carry, and for how many money was given back. */
export type PiecesRow = Awaited<ReturnType<typeof findPieces>>[number]

/** Who sent each parcel of an order. */
export function findSenders(db: Database, orderId: string) {
  return db
    .select({ id: shipments.id, name: doerName(shipments) })
    .from(shipments)
    .leftJoin(operators, doersOf(shipments).operator)
    .leftJoin(apiKeys, doersOf(shipments).key)
    .where(eq(shipments.orderId, orderId))
}

/** What was asked for when a parcel of an order was sent under a key; undefined where none was. */
export async function findRequest(tx: Database, orderId: string, requestKey: string) {
  const [found] = await tx
    .select({ requestHash: shipments.requestHash })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), eq(shipments.requestKey, requestKey)))
  return found
}

/** Files a parcel with what is in it. */
export async function insertShipment(
  tx: Database,
  shipment: typeof shipments.$inferInsert,
  lines: readonly { id: string; quantity: number }[],
): Promise<void> {
  await tx.insert(shipments).values(shipment)
  await insertRows(tx, shipmentLines, lines.map(({ id, quantity }) => ({ shipmentId: shipment.id, orderItemId: id, quantity })))
}
