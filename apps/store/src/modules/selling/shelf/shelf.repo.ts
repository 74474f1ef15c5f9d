import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { unpaidStatuses } from '@skafferi/domain/rules/orders/payment'
import type { Arrival } from '@skafferi/domain/rules/shelf/place'
import { markedStock, orderLimits } from '../../../platform/db/article-stock'
import type { Database } from '../../../platform/db/database'
import { insertRows } from '../../../platform/db/insert-rows'
import { countryOfDelivery, limitsOfProduct } from '../../../platform/db/markets'
import { packColumns } from '../../../platform/db/pack-columns'
import {
  cartItems,
  carts,
  companies,
  customers,
  orderItems,
  orders,
  products,
  payments,
  refunds,
  shelfPlaces,
  shelves,
  shipmentLines,
  shipments,
  variants,
} from '../../../platform/db/schema'
import { isPriced, priceColumns, type PriceContext } from '../../pricing'
import { isForSale } from '../cart'
import { isCounted } from './shelf-articles.repo'

/** The calendar date of a time in a time zone. */
const dayOf = (time: SQL | typeof orders.createdAt, timeZone: string) => sql`(${time} at time zone ${timeZone})::date`

/** The order whose payment is due first, as JSON; null if nothing is due. */
function nextDue(companyId: string): SQL<{ id: string; displayId: number; dueDate: string; amount: number } | null> {
  const amount = sql`${orders.total} - (
    select coalesce(sum(${refunds.amount}), 0) from ${refunds} where ${refunds.orderId} = ${orders.id}
  ) - (select coalesce(sum(${payments.amount}), 0) from ${payments} where ${payments.orderId} = ${orders.id})`
  return sql`(
    select json_build_object(
      'id', ${orders.id}, 'displayId', ${orders.displayId}, 'dueDate', ${orders.dueDate}, 'amount', ${amount}
    )
    from ${orders}
    where ${orders.companyId} = ${companyId} and ${orders.status} <> 'canceled'
      and ${inArray(orders.paymentStatus, [...unpaidStatuses])} and ${orders.dueDate} is not null and ${amount} > 0
    order by ${orders.dueDate}, ${orders.displayId} limit 1
  )`
}

/** The first order that requires action, as JSON; null if there is none. */
function requiresAction(companyId: string): SQL<{ id: string; displayId: number } | null> {
  return sql`(
    select json_build_object('id', ${orders.id}, 'displayId', ${orders.displayId})
    from ${orders}
    where ${orders.companyId} = ${companyId} and ${orders.status} = 'requires_action'
    order by ${orders.displayId} limit 1
  )`
}

/**
 * Returns the company's shelf without its articles, with the days of its orders, the order that requires action and the
 * payment due first.
 */
export async function findShelf(db: Database, companyId: string, timeZone: string) {
  const days = db
    .select({ days: sql`json_agg(distinct ${dayOf(orders.createdAt, timeZone)}::text)` })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), isCounted))
  const [row] = await db
    .select({
      version: shelves.version,
      changedBy: shelves.changedBy,
      changedByName: customers.firstName,
      country: countryOfDelivery(db, companyId),
      orderDays: sql<string[]>`coalesce((${days}), '[]')`,
      requiresAction: requiresAction(companyId),
      nextDue: nextDue(companyId),
    })
    .from(companies)
    .leftJoin(shelves, eq(shelves.companyId, companies.id))
    .leftJoin(customers, eq(customers.id, shelves.changedBy))
    .where(eq(companies.id, companyId))
  if (!row) throw new Error(`The company ${companyId} does not exist.`)
  return row
}

/** Which places to find. */
interface PlacesFilter {
  companyId: string
  /** A table with `variant_id`, `target`, `facings` and `position`; target and facings may be null. */
  articles: SQL
  /** Beginning of the orders whose deliveries count. */
  since: Date
  /** The current calendar date in the time zone. */
  today: string
  /** IANA name; determines the day of a delivery. */
  timeZone: string
  prices: PriceContext
}

/**
 * The company's deliveries of the articles by variant and day, with the day of their last orders and its pieces. Pieces
 * in a delivered parcel count on the day of its delivery, others on the promised day; pieces that wait for stock have
 * none, nor have pieces that were not delivered of an order that requires action. Of an order that was delivered
 * without a parcel for each piece, the rest counts on the day of its last parcel, or on the promised day if that is not
 * later than today.
 */
function arrivals({ companyId, since, today, timeZone }: PlacesFilter): SQL {
  const lastParcel = sql`(
    select max(${dayOf(sql`${shipments.deliveredAt}`, timeZone)}) from ${shipments}
    where ${shipments.orderId} = ordered.order_id
  )`
  return sql`
    ordered as (
      select ${orderItems.id} as id, ${orderItems.variantId} as variant_id, ${orders.id} as order_id,
        ${dayOf(orders.createdAt, timeZone)} as ordered_on,
        coalesce(${orders.deliveryEnd}, ${dayOf(orders.createdAt, timeZone)}) as promised,
        ${orders.fulfillmentStatus} = 'delivered' as is_delivered,
        ${orders.status} = 'requires_action' as is_held,
        ${orderItems.quantity} as quantity,
        ${orderItems.quantity} - coalesce(${orderItems.closedQuantity}, 0) as pieces,
        coalesce(${orderItems.backorderedQuantity}, 0) as waiting
      from ${orders}
      join ${orderItems} on ${orderItems.orderId} = ${orders.id}
      join chosen on chosen.variant_id = ${orderItems.variantId}
      where ${orders.companyId} = ${companyId} and ${isCounted} and ${orders.createdAt} > ${since.toISOString()}
    ),
    arrived as (
      select ordered.id, ordered.variant_id, ${dayOf(sql`${shipments.deliveredAt}`, timeZone)} as day,
        ${shipmentLines.quantity} as pieces
      from ordered
      join ${shipmentLines} on ${shipmentLines.orderItemId} = ordered.id
      join ${shipments} on ${shipments.id} = ${shipmentLines.shipmentId}
      where ${shipments.deliveredAt} is not null
    ),
    rest as (
      select ordered.*, ordered.pieces - coalesce(arrived_pieces.pieces, 0) as open
      from ordered
      left join (select id, sum(pieces) as pieces from arrived group by id) as arrived_pieces using (id)
    ),
    arrivals_by_day as (
      select variant_id, day, sum(pieces) as pieces from (
        select variant_id, day, pieces from arrived
        union all
        select variant_id, null, least(waiting, open) from rest as ordered where not is_delivered
        union all
        select variant_id,
          case
            when is_delivered then coalesce(${lastParcel}, least(promised, ${today}::date))
            when not is_held then promised
          end,
          case when is_delivered then open else open - least(waiting, open) end
        from rest as ordered where open > 0
      ) as parts
      where pieces > 0
      group by variant_id, day
    ),
    arrivals as (
      select variant_id, json_agg(json_build_object('day', day, 'pieces', pieces)) as arrivals
      from arrivals_by_day group by variant_id
    ),
    last_orders as (
      select distinct on (variant_id) variant_id, ordered_on as last_ordered_on, sum(quantity)::int as last_ordered
      from ordered group by variant_id, ordered_on order by variant_id, ordered_on desc
    )
  `
}

/** Returns the articles of a shelf in their order, with everything that is needed to fill them. */
export function findPlaces(db: Database, filter: PlacesFilter) {
  const { companyId, articles, prices } = filter
  const chosen = sql`(
    with chosen as (${articles}), ${arrivals(filter)}
    select chosen.*, arrivals.arrivals, last_orders.last_ordered_on, last_orders.last_ordered
    from chosen left join arrivals using (variant_id) left join last_orders using (variant_id)
  ) as chosen`
  const inCart = db
    .select({ variantId: cartItems.variantId, quantity: cartItems.quantity })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(and(eq(carts.companyId, companyId), eq(carts.status, 'open')))
    .as('in_cart')
  return db
    .select({
      ...packColumns,
      target: sql<number | null>`chosen.target`,
      facings: sql<number | null>`chosen.facings`,
      arrivals: sql<Arrival[] | null>`chosen.arrivals`,
      lastOrderedOn: sql<string | null>`chosen.last_ordered_on::text`,
      lastOrdered: sql<number | null>`chosen.last_ordered`,
      inCart: sql<number>`coalesce(${inCart.quantity}, 0)`,
      ...orderLimits,
      ...markedStock,
      forSale: isForSale(prices.now),
      limits: limitsOfProduct,
      ...priceColumns(db, prices),
    })
    .from(variants)
    .innerJoin(chosen, sql`chosen.variant_id = ${variants.id}`)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(inCart, eq(inCart.variantId, variants.id))
    .orderBy(asc(sql`chosen.position`), asc(variants.id))
}

/** An article of a shelf. */
export type PlaceRow = Awaited<ReturnType<typeof findPlaces>>[number]

/** An article as the company arranged it. */
export type ArrangedRow = Pick<typeof shelfPlaces.$inferSelect, 'variantId' | 'target' | 'facings'>

/**
 * Locks the company's shelf until the transaction ends; creates it with version 0 if there is none.
 * @returns its version
 */
export async function lockShelf(
  tx: Database,
  { companyId, customerId, now }: { companyId: string; customerId: string; now: Date },
): Promise<number> {
  await tx
    .insert(shelves)
    .values({ companyId, version: 0, changedBy: customerId, changedAt: now })
    .onConflictDoNothing()
  const [shelf] = await tx.select().from(shelves).where(eq(shelves.companyId, companyId)).for('update')
  if (!shelf) throw new Error('The shelf of a company could not be locked.')
  return shelf.version
}

/** Returns the articles of a saved shelf in their order. */
export function findArranged(db: Database, companyId: string): Promise<ArrangedRow[]> {
  return db
    .select({ variantId: shelfPlaces.variantId, target: shelfPlaces.target, facings: shelfPlaces.facings })
    .from(shelfPlaces)
    .where(eq(shelfPlaces.companyId, companyId))
    .orderBy(asc(shelfPlaces.position))
}

/** Returns which variants a company may put on its shelf: those for sale, and those that it has ordered. */
export async function findPlaceable(
  db: Database,
  variantIds: readonly string[],
  companyId: string,
  prices: PriceContext,
): Promise<Set<string>> {
  const isOrdered = sql`exists (
    select from ${orderItems} join ${orders} on ${orders.id} = ${orderItems.orderId}
    where ${orderItems.variantId} = ${variants.id} and ${orders.companyId} = ${companyId}
  )`
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inArray(variants.id, [...variantIds]), or(and(isForSale(prices.now), isPriced(prices)), isOrdered)))
  return new Set(rows.map(({ id }) => id))
}

/** Replaces the articles of a locked shelf. */
export async function replacePlaces(tx: Database, companyId: string, places: readonly ArrangedRow[]): Promise<void> {
  await tx.delete(shelfPlaces).where(eq(shelfPlaces.companyId, companyId))
  const rows = places.map((place, position) => ({ companyId, position, ...place }))
  if (rows.length > 0) await insertRows(tx, shelfPlaces, rows)
}

/** Sets the version of a locked shelf. */
export async function setVersion(
  tx: Database,
  { companyId, customerId, now, version }: { companyId: string; customerId: string; now: Date; version: number },
): Promise<void> {
  await tx
    .update(shelves)
    .set({ version, changedBy: customerId, changedAt: now })
    .where(eq(shelves.companyId, companyId))
}
