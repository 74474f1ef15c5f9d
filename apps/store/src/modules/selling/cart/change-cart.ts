import type { Cart } from '@skafferi/api'
import { fillCart, maximumCartLines } from '@skafferi/domain/rules/cart/cart-size'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { fault, refuse, type StoreError } from '../../../platform/http/errors'
import type { Session } from '../../../platform/http/handler'
import { priceContextOf, type PriceContext } from '../../pricing'
import { bulkSet, type BulkSet } from './bulk-set'
import { bulkAdd, merge, type FindOrdered, type NewLine, type ShownLine } from './bulk-add'
import { changeCart, readCart } from './cart-transaction'
import * as repo from './cart.repo'
import { assertOrderable } from './assert-orderable'
import { termsAt } from './pricing-terms'

/** A new quantity of a line. */
export interface NewQuantity {
  quantity: number
  /** The displayed quantity. */
  replaces?: number
}

function lineChanged(current: number): StoreError {
  return refuse('line_changed', { quantity: current })
}

function variantsNotFound(variantIds: readonly string[]): StoreError {
  const fields = Object.fromEntries(variantIds.map((id) => [id, fault('not_for_sale')]))
  return refuse('variant_not_found', {}, fields)
}

/**
 * @throws StoreError 409 if new lines would exceed the maximum size of a cart; it names the variants that do not fit
 */
function assertFits(lines: number, items: readonly { variantId: string; inCart: number }[]): void {
  const fits = fillCart(lines)
  const surplus = items.filter(({ inCart }) => inCart === 0 && !fits())
  if (surplus.length === 0) return
  const fields = Object.fromEntries(surplus.map(({ variantId }) => [variantId, fault('cart_full')]))
  throw refuse('cart_full', { limit: maximumCartLines, lines }, fields)
}

/**
 * Returns the lines with their new quantities.
 * @throws StoreError if one of the items cannot be added
 */
async function planLines(
  tx: Database,
  cartId: string,
  items: readonly NewLine[],
  prices: PriceContext,
): Promise<NewLine[]> {
  const rows = await repo.findAddable(
    tx,
    cartId,
    items.map(({ variantId }) => variantId),
    prices,
  )
  const byId = new Map(rows.filter(({ buyable }) => buyable).map((row) => [row.variantId, row]))
  const missing = items.filter(({ variantId }) => !byId.has(variantId))
  if (missing.length > 0) throw variantsNotFound(missing.map(({ variantId }) => variantId))
  const lines = items.flatMap(({ variantId, quantity }) => {
    const row = byId.get(variantId)
    return row ? [{ ...row, quantity: row.inCart + quantity }] : []
  })
  assertFits(await repo.countLinesOf(tx, cartId), lines)
  assertOrderable(lines)
  return lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
}

function lineNotFound(): StoreError {
  return refuse('item_not_found')
}

/** Creates the operations on the company's open cart. */
export function createCartService(context: Context) {
  const { db, now } = context

  async function setLine(tx: Database, cartId: string, itemId: string, nextQuantity: (quantity: number) => number) {
    const line = await repo.findLine(tx, cartId, itemId)
    if (!line) throw lineNotFound()
    const quantity = nextQuantity(line.quantity)
    assertOrderable([{ ...line, quantity }])
    await repo.updateLine(tx, itemId, quantity)
  }

  return {
    current: (session: Session): Promise<Cart> => readCart(db, session, termsAt(context, now())),

    count: ({ company }: Session): Promise<number> => repo.countLines(db, company.id),

    /** @throws StoreError 404 if a variant is not for sale; 409 if the stock is insufficient or the cart is full */
    add: (session: Session, items: readonly NewLine[]): Promise<Cart> =>
      changeCart(context, session, async (tx, cart, currentTime) => {
        const lines = await planLines(tx, cart.id, merge(items), priceContextOf(session.company, currentTime))
        await repo.upsertLines(tx, cart.id, lines, currentTime)
      }),

    /**
     * Adds the articles that can be added; the others are skipped and reported.
     * @throws StoreError 422 if the key was used for another request
     */
    bulkAdd: (session: Session, items: readonly ShownLine[], findOrdered?: FindOrdered) =>
      bulkAdd(context, session, { items, findOrdered }),

    /**
     * @param replaces the displayed quantity; undefined to replace any
     * @throws StoreError 404 if the cart has no such line; 409 if the stock is insufficient, or if the line has another
     * quantity than displayed
     */
    setQuantity: (session: Session, itemId: string, { quantity, replaces }: NewQuantity): Promise<Cart> =>
      changeCart(context, session, (tx, cart) =>
        setLine(tx, cart.id, itemId, (current) => {
          // Setting the current value is always allowed.
          if (replaces !== undefined && current !== replaces && current !== quantity) throw lineChanged(current)
          return quantity
        }),
      ),

    /** @throws StoreError 400 if nothing would remain; 404 and 409 as for `setQuantity` */
    adjust: (session: Session, itemId: string, adjustment: number): Promise<Cart> =>
      changeCart(context, session, (tx, cart) => setLine(tx, cart.id, itemId, (quantity) => quantity + adjustment)),

    /** Sets many quantities at once; rows that cannot be applied are skipped and reported. */
    bulkSet: (session: Session, change: BulkSet) => bulkSet(context, session, change),

    /**
     * Removes lines; ids of lines that are already removed are ignored.
     * @throws StoreError 404 `item_not_found` if the cart has none of them
     */
    remove: (session: Session, itemIds: readonly string[]): Promise<Cart> =>
      changeCart(context, session, async (tx, cart) => {
        if ((await repo.deleteLines(tx, cart.id, itemIds)) === 0) throw lineNotFound()
      }),
  }
}

export type CartService = ReturnType<typeof createCartService>
