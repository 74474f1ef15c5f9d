import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { customers, orders } from '../../db/schema'

/** An order that exists, and who placed it. */
export async function findOrderWithCustomer(tx: Database, orderId: string) {
  const [found] = await tx
    .select({ order: orders, customer: customers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, orderId))
  if (!found) throw new Error(`The order ${orderId} is not in the database.`)
  return found
}
